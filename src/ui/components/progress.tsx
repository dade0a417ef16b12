import { useId } from 'react'
import * as css from './progress.css.ts'

export type ProgressProps = {
  readonly label: string
  /** How much is done, in words. */
  readonly words: string
  /** How much is done, from 0 to 1; undefined where nobody knows how much there is. */
  readonly share: number | undefined
}

/** How far something is that takes a while. The words are those of the bar: nothing is announced at each step. */
export const Progress = ({ label, words, share }: ProgressProps) => {
  const id = useId()
  return (
    <div className={css.progress}>
      <progress className={css.bar} aria-label={label} aria-describedby={id} max={1} value={share} />
      <span className={css.words} id={id}>
        {words}
      </span>
    </div>
  )
}
