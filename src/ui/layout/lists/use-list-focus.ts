import { type RefObject, useEffect, useRef } from 'react'

/** The list scrolls to its top when it shows something else: another filter, order or page. */
export const useTopOfNew = (scroller: RefObject<HTMLElement | null>, shown: string): void => {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) scroller.current?.scrollTo({ top: 0 })
    before.current = shown
  }, [scroller, shown])
}

/**
 * After a return from a page that lay over the list, the link of its row has the focus. `open` is the last part of that
 * page's path; undefined while no page lies over the list.
 */
export const useFocusOnReturn = (scroller: RefObject<HTMLElement | null>, open: string | undefined): void => {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (open === undefined && last.current !== undefined) {
      const links = [...(scroller.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])]
      links.find(({ pathname }) => pathname.endsWith(`/${last.current}`))?.focus({ preventScroll: true })
    }
    last.current = open
  }, [scroller, open])
}

/** The scrolling element of a list, and what stands above its rows in it, for its windowing. */
export const useListPlaces = () => ({ scroller: useRef<HTMLElement>(null), above: useRef<HTMLDivElement>(null) })
