import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useRouter } from 'wouter'
import { isDialogOnTop } from '#ui/components/dialog-history.ts'
import { onRest } from '#ui/components/on-rest.ts'
import { isFocusFree, untilFilled } from '#ui/components/until-filled.ts'

/**
 * Under this name a place in the history remembers where its page stood. A list beside what is open of it has a name of its
 * own, for both are in sight at one address.
 */
export type Marked = 'piazza.scroll' | 'piazza.rows'

/**
 * The link that one went away by: its address, its number among the links of the page with that address, and how far it
 * stood below the top of the page in sight, in pixels.
 */
type Left = Readonly<{ href: string; nth: number; below: number }>

/** Where a page stood, in pixels, the link that one went away by, and what the page showed. */
type Mark = Readonly<{ top: number; left?: Left; question?: string }>

const isLeft = (value: unknown): value is Left => {
  const { href, nth, below } = (value ?? {}) as Partial<Left>
  return typeof href === 'string' && typeof nth === 'number' && typeof below === 'number'
}

/** What is kept with the address outlives the page: anybody may have written it. Where a page showed something else is no place of it. */
const markHere = (name: Marked, question: string): Mark | undefined => {
  const kept = (history.state as Record<string, unknown> | null)?.[name] as Partial<Mark> | undefined
  return typeof kept?.top === 'number' && kept.top >= 0 && (kept.question ?? '') === question
    ? { top: kept.top, ...(isLeft(kept.left) ? { left: kept.left } : {}) }
    : undefined
}

/** So long a page that has come to its place is held there, in milliseconds. */
const HOLD = 1_000

const linksTo = (here: HTMLElement, href: string): readonly HTMLAnchorElement[] =>
  [...here.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => link.getAttribute('href') === href)

const belowTop = (here: HTMLElement, link: HTMLElement): number =>
  link.getBoundingClientRect().top - here.getBoundingClientRect().top

const linkLeft = (here: HTMLElement, link: HTMLAnchorElement, href: string): Left => ({
  href,
  nth: linksTo(here, href).indexOf(link),
  below: belowTop(here, link),
})

/**
 * Puts a page where it stood. What stands above a link may have changed since: the link counts, and not the pixels. Returns
 * whether the page is there.
 */
const putBack = (here: HTMLElement, { top, left }: Mark): boolean => {
  const link = left && linksTo(here, left.href)[left.nth]
  const aim = link ? here.scrollTop + belowTop(here, link) - left.below : top
  here.scrollTo({ top: aim })
  if (link && isFocusFree()) link.focus({ preventScroll: true })
  return left === undefined ? Math.abs(here.scrollTop - aim) < 1 : link !== undefined
}

type ScrollMemory = Readonly<{
  scroller: RefObject<HTMLElement | null>
  name: Marked
  /** What the page shows: something else begins at its top. */
  question: string
  /** The page keeps its place by itself, or lies behind another. */
  isOff: boolean
}>

/** A page stands where it stood when one comes back to it, with the focus on the link that was taken (SHELL-27). */
export const useScrollMemory = ({ scroller, name, question, isOff }: ScrollMemory): void => {
  /** Whether it is on its way back to its place. */
  const isReturning = useRef(false)
  /** A navigation has its address before the page it leaves is gone: that page writes nothing there. */
  const address = useRef('')
  // A page may stay while its address changes, the language before it as well: it is drawn again then.
  useLocation()
  useRouter()
  useLayoutEffect(() => {
    address.current = location.pathname
  })
  const shown = useRef(question)
  useLayoutEffect(() => {
    const here = scroller.current
    if (!here || isOff) return undefined
    const mark = markHere(name, question)
    if (!mark && shown.current !== question) here.scrollTo({ top: 0 })
    shown.current = question
    isReturning.current = mark !== undefined
    return (
      mark &&
      untilFilled(
        here,
        () => putBack(here, mark),
        HOLD,
        () => (isReturning.current = false),
      )
    )
  }, [scroller, name, question, isOff])

  const keep = useEffectEvent((link?: HTMLAnchorElement) => {
    const here = scroller.current
    if (!here || isOff || here.clientHeight === 0 || isDialogOnTop()) return
    if (isReturning.current || location.pathname !== address.current) return
    const href = link?.getAttribute('href')
    const left = link && typeof href === 'string' ? { left: linkLeft(here, link, href) } : {}
    const mark: Mark = { top: here.scrollTop, ...left, ...(question === '' ? {} : { question }) }
    history.replaceState({ ...(history.state as object | null), [name]: mark }, '')
  })
  useEffect(() => {
    const here = scroller.current
    if (!here) return undefined
    const resting = onRest(here, () => keep())
    // Before the link is taken: afterwards this place in the history is another one's.
    const leave = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link) return
      resting.forget()
      keep(link)
    }
    here.addEventListener('click', leave, { capture: true })
    return () => {
      resting.end()
      here.removeEventListener('click', leave, { capture: true })
    }
  }, [scroller])
}
