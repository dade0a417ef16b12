import { Star } from 'lucide-react'
import { useId } from 'react'
import * as css from './rating.css.ts'

type Shared = {
  readonly value: number
  readonly max: number
  /** The value as text ("4 su 5"); undefined without a value. */
  readonly words?: string | undefined
}

type RatingProps = Shared & {
  /** The question. */
  readonly label: string
  readonly rate: (value: number) => void
  /** The accessible name of each star ("3 stelle"). */
  readonly starLabel: (value: number) => string
  /** What the first and the last star mean; their names say it too. */
  readonly ends?: readonly [lowest: string, highest: string] | undefined
  readonly isDisabled?: boolean | undefined
}

const upTo = (max: number) => Array.from({ length: max }, (_, at) => at + 1)

/** Stars are styled radio buttons: one Tab stop, arrow keys, native behaviour. */
export const Rating = ({ label, value, max, words, rate, starLabel, ends, isDisabled }: RatingProps) => {
  const id = useId()
  return (
    <div className={css.rating} role="radiogroup" aria-label={label}>
      <span className={css.scale}>
        <span className={css.stars}>
          {upTo(max).map((step) => (
            <label className={css.star} key={step}>
              <input
                className={css.input}
                type="radio"
                name={id}
                value={step}
                checked={step === value}
                disabled={isDisabled}
                aria-label={starLabel(step)}
                onChange={() => rate(step)}
              />
              <Star size={32} strokeWidth={1.75} className={step <= value ? css.full : css.empty} aria-hidden />
            </label>
          ))}
        </span>
        {ends === undefined ? null : (
          <span className={css.ends} aria-hidden>
            {ends.map((end) => (
              <span key={end}>{end}</span>
            ))}
          </span>
        )}
      </span>
      <span className={css.value} aria-hidden>
        {words}
      </span>
    </div>
  )
}

type RatingShownProps = Shared & {
  /** The whole of it as text ("Voto: 4 su 5"). */
  readonly told: string
  readonly size?: number | undefined
}

/** A read-only rating. */
export const RatingShown = ({ told, value, max, words, size = 20 }: RatingShownProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one picture made of five drawings.
  <span className={css.rating} role="img" aria-label={told}>
    <span className={css.shown}>
      {upTo(max).map((step) => (
        <Star
          key={step}
          size={size}
          strokeWidth={1.75}
          className={step <= Math.round(value) ? css.full : css.empty}
          aria-hidden
        />
      ))}
    </span>
    {words === undefined ? null : <span className={css.value}>{words}</span>}
  </span>
)
