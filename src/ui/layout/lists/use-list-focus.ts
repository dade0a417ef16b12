import { type RefObject, useEffect, useRef } from 'react'
import { untilFilled } from '#ui/components/until-filled.ts'

/** The list scrolls to its top when it shows something else: another filter, order or page. */
export const useTopOfNew = (scroller: RefObject<HTMLElement | null>, shown: string): void => {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) scroller.current?.scrollTo({ top: 0 })
    before.current = shown
  }, [scroller, shown])
}

const rowLeft = (here: HTMLElement, row: string): HTMLElement | undefined =>
  [...here.querySelectorAll<HTMLAnchorElement>('a[href]')].find(({ pathname }) => pathname.endsWith(`/${row}`))

/**
 * After a return from a page that lay over the list, the link of its row has the focus, also where the list was not there
 * before. `open` is the last part of that page's path; undefined while no page lies over the list. `left`: what was open
 * when the list was first drawn, or just before.
 */
export const useFocusOnReturn = (
  scroller: RefObject<HTMLElement | null>,
  open: string | undefined,
  left?: string | undefined,
): void => {
  const last = useRef(left)
  useEffect(() => {
    const row = open === undefined ? last.current : undefined
    last.current = open
    const here = scroller.current
    if (row === undefined || !here) return undefined
    return untilFilled(here, () => {
      const link = rowLeft(here, row)
      link?.focus({ preventScroll: true })
      return link !== undefined
    })
  }, [scroller, open])
}

/** The scrolling element of a list, and what stands above its rows in it, for its windowing. */
export const useListPlaces = () => ({ scroller: useRef<HTMLElement>(null), above: useRef<HTMLDivElement>(null) })
