import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { type Gap, pagesAround } from './pager-pages.ts'
import * as css from './pager.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import { LIST } from './list-role.ts'

type PagerProps = {
  readonly label: string
  /** The current page, from 1. */
  readonly current: number
  readonly count: number
  /** The address of a page; without it the pages are buttons, for a list without an address. */
  readonly hrefOf?: ((page: number) => string) | undefined
  readonly labels: Readonly<{ previous: string; next: string; page: (page: number) => string }>
  readonly turnTo: (page: number) => void
}

const isGap = (one: number | Gap): one is Gap => typeof one === 'string'

type WayProps = Pick<PagerProps, 'hrefOf' | 'turnTo'> & {
  readonly page: number
  readonly looks: string
  readonly name?: string | undefined
  readonly isCurrent?: boolean
  readonly children: ReactNode
}

const Way = ({ page, looks, name, isCurrent = false, hrefOf, turnTo, children }: WayProps) => {
  const said = { 'aria-label': name, 'aria-current': isCurrent ? ('page' as const) : undefined }
  const press = () => turnTo(page)
  return hrefOf === undefined ? (
    <button className={looks} type="button" onClick={press} {...said}>
      {children}
    </button>
  ) : (
    <Anchor className={looks} href={hrefOf(page)} onClick={press} {...said}>
      {children}
    </Anchor>
  )
}

/** The pages of a list as links: for the keyboard, for printing, and for orientation. */
export const Pager = ({ label, current, count, labels, ...way }: PagerProps) => {
  const step = (page: number, words: string, Sign: typeof ChevronLeft) => {
    const sign = (
      <>
        <Sign size={20} aria-hidden />
        <VisuallyHidden>{words}</VisuallyHidden>
      </>
    )
    if (page >= 1 && page <= count)
      return (
        <Way page={page} looks={css.link} {...way}>
          {sign}
        </Way>
      )
    // A disabled button keeps the focus after it was pressed.
    return way.hrefOf === undefined ? (
      <button className={css.idle} type="button" aria-disabled>
        {sign}
      </button>
    ) : (
      <span className={css.idle} aria-hidden>
        <Sign size={20} />
      </span>
    )
  }
  return (
    <nav className={css.pager} aria-label={label}>
      <ol {...LIST} className={css.pages}>
        <li>{step(current - 1, labels.previous, ChevronLeft)}</li>
        {pagesAround(current, count).map((one) =>
          isGap(one) ? (
            <li key={one} className={css.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={one}>
              <Way
                page={one}
                looks={one === current ? `${css.link} ${css.current}` : css.link}
                name={labels.page(one)}
                isCurrent={one === current}
                {...way}
              >
                {one}
              </Way>
            </li>
          ),
        )}
        <li>{step(current + 1, labels.next, ChevronRight)}</li>
      </ol>
    </nav>
  )
}
