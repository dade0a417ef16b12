import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Anchor } from './anchor.tsx'
import { type Gap, pagesAround } from './pager-pages.ts'
import * as css from './pager.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PagerProps = {
  readonly label: string
  /** The page in sight, from 1. */
  readonly current: number
  readonly count: number
  readonly hrefOf: (page: number) => string
  readonly labels: Readonly<{ previous: string; next: string; page: (page: number) => string }>
  readonly onPress?: ((page: number) => void) | undefined
}

const isGap = (one: number | Gap): one is Gap => typeof one === 'string'

/** The pages of a list as links: for the keyboard, for paper, and for whoever wants to know where they are. */
export const Pager = ({ label, current, count, hrefOf, labels, onPress }: PagerProps) => {
  const step = (page: number, words: string, Sign: typeof ChevronLeft) =>
    page < 1 || page > count ? (
      <span className={css.idle} aria-hidden>
        <Sign size={20} />
      </span>
    ) : (
      <Anchor className={css.link} href={hrefOf(page)} onClick={() => onPress?.(page)}>
        <Sign size={20} aria-hidden />
        <VisuallyHidden>{words}</VisuallyHidden>
      </Anchor>
    )
  return (
    <nav className={css.pager} aria-label={label}>
      <ol className={css.pages}>
        <li>{step(current - 1, labels.previous, ChevronLeft)}</li>
        {pagesAround(current, count).map((one) =>
          isGap(one) ? (
            <li key={one} className={css.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={one}>
              <Anchor
                className={one === current ? `${css.link} ${css.current}` : css.link}
                href={hrefOf(one)}
                onClick={() => onPress?.(one)}
                aria-label={labels.page(one)}
                {...(one === current ? { 'aria-current': 'page' as const } : {})}
              >
                {one}
              </Anchor>
            </li>
          ),
        )}
        <li>{step(current + 1, labels.next, ChevronRight)}</li>
      </ol>
    </nav>
  )
}
