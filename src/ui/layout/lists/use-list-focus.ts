import { type RefObject, useEffect, useRef } from 'react'
import { isFocusFree } from '#ui/components/free-focus.ts'

/** The list scrolls to its top when it shows something else: another filter, order or page. */
export const useTopOfNew = (scroller: RefObject<HTMLElement | null>, shown: string): void => {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) scroller.current?.scrollTo({ top: 0 })
    before.current = shown
  }, [scroller, shown])
}

/** So long the rows are waited for after a return, in milliseconds. */
const PATIENCE = 10_000

const rowLeft = (here: HTMLElement, row: string): HTMLElement | undefined =>
  [...here.querySelectorAll<HTMLAnchorElement>('a[href]')].find(({ pathname }) => pathname.endsWith(`/${row}`))

/** Focuses a row, as soon as it is there: unless one has gone on by then. Returns how to end that. */
const focusRow = (here: HTMLElement, row: string): (() => void) | undefined => {
  const focus = () => {
    const link = rowLeft(here, row)
    link?.focus({ preventScroll: true })
    return link !== undefined
  }
  if (focus()) return undefined
  const end = () => {
    filling.disconnect()
    clearTimeout(waiting)
  }
  const filling = new MutationObserver(() => {
    if (!isFocusFree() || focus()) end()
  })
  const waiting = setTimeout(end, PATIENCE)
  filling.observe(here, { childList: true, subtree: true })
  return end
}

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
    return row !== undefined && scroller.current ? focusRow(scroller.current, row) : undefined
  }, [scroller, open])
}

/** The scrolling element of a list, and what stands above its rows in it, for its windowing. */
export const useListPlaces = () => ({ scroller: useRef<HTMLElement>(null), above: useRef<HTMLDivElement>(null) })
