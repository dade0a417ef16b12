import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isDialogOnTop } from '#ui/components/dialog-history.ts'

/** Under this name a place in the history remembers where its page stood. */
const MARK = 'piazza.scroll'

/** Where a page stood, in pixels, and the link that one went away by. */
type Mark = Readonly<{ top: number; href?: string }>

/** What is kept with the address outlives the page: anybody may have written it. */
const markHere = (): Mark | undefined => {
  const kept = (history.state as Record<string, unknown> | null)?.[MARK] as Partial<Mark> | undefined
  return typeof kept?.top === 'number' && kept.top >= 0
    ? { top: kept.top, ...(typeof kept.href === 'string' ? { href: kept.href } : {}) }
    : undefined
}

/** So long a page lies still before its place is kept, in milliseconds. */
const REST = 150

/** Whether the focus is nowhere in particular: who comes back finds the link they left by, unless they have moved on by now. */
const isFocusFree = (): boolean => document.activeElement === document.body || document.activeElement?.tagName === 'H1'

/**
 * A page stands where it stood when one comes back to it, and the focus on the link that was taken. `question` is what it
 * shows: something else begins at its top. `isThere`: whether there is something to go to by now.
 */
export const useScrollMemory = (scroller: RefObject<HTMLElement | null>, question: string, isThere: boolean): void => {
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    const here = scroller.current
    if (!here || !isThere || shown.current === question) return
    shown.current = question
    const mark = markHere()
    here.scrollTo({ top: mark?.top ?? 0 })
    if (mark?.href === undefined || !isFocusFree()) return
    const left = [...here.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
      (link) => link.getAttribute('href') === mark.href,
    )
    left?.focus({ preventScroll: true })
  }, [scroller, question, isThere])

  const keep = useEffectEvent((href?: string) => {
    const here = scroller.current
    if (!here || here.clientHeight === 0 || !isThere || isDialogOnTop()) return
    const mark: Mark = { top: here.scrollTop, ...(href === undefined ? {} : { href }) }
    history.replaceState({ ...(history.state as object | null), [MARK]: mark }, '')
  })
  useEffect(() => {
    const here = scroller.current
    if (!here) return undefined
    let waiting: ReturnType<typeof setTimeout> | undefined
    const rest = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => keep(), REST)
    }
    // Before the link is taken: afterwards this place in the history is another one's.
    const leave = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      const href = link?.getAttribute('href')
      if (typeof href !== 'string') return
      clearTimeout(waiting)
      keep(href)
    }
    here.addEventListener('scroll', rest, { passive: true })
    here.addEventListener('click', leave, { capture: true })
    return () => {
      clearTimeout(waiting)
      here.removeEventListener('scroll', rest)
      here.removeEventListener('click', leave, { capture: true })
    }
  }, [scroller])
}
