import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isDialogOnTop } from '#ui/components/dialog-history.ts'
import { onRest } from '#ui/components/on-rest.ts'
import { isFocusFree } from '#ui/components/until-filled.ts'
import { firstRowOf, type Lie, pageInSight, rowAt, topOfRow } from './list-place.ts'

/** The key of the scroll position in the history entry. */
const MARK = 'piazza.list'

/** The scroll offset, in pixels, the row that was at the top with how far it was gone, and the row that was opened from there. */
type Mark = Readonly<{ top: number; first?: number; gone?: number; row?: number }>

const isLength = (value: unknown): value is number => typeof value === 'number' && value >= 0

/** History state survives the page, so it is validated. */
const markHere = (): Mark | undefined => {
  const kept = (history.state as Record<string, unknown> | null)?.[MARK] as Partial<Mark> | undefined
  if (!isLength(kept?.top)) return undefined
  const { top, first, gone, row } = kept
  return {
    top,
    ...(isLength(first) && isLength(gone) ? { first, gone } : {}),
    ...(isLength(row) ? { row } : {}),
  }
}

const withMark = (mark: Mark): object => ({ ...(history.state as object | null), [MARK]: mark })

type ListPlaceInput = {
  /** The query without its page: another query has its own position. */
  readonly question: string
  /** The page of the URL, from 1. */
  readonly page: number
  /** Whether the rows are rendered, so that it can scroll to them. */
  readonly isThere: boolean
  readonly scroller: RefObject<HTMLElement | null>
  /** The geometry of the rows; undefined for a list without pages. */
  readonly lie: () => Lie | undefined
  /** Replaces the URL. */
  readonly onPage: (page: number, state: object) => void
}

/**
 * Keeps the URL and the scroll position in step (DIR-10): the list starts at the position of its URL or of its history
 * entry, and the URL follows the scrolling.
 */
export const useListPlace = ({ question, page: wanted, isThere, scroller, lie, onPage }: ListPlaceInput) => {
  /** The page on which both last agreed. */
  const agreed = useRef<Readonly<{ question: string; page: number }>>(undefined)
  const next = useRef<number>(undefined)

  /** Focuses the row that is waiting for it, if it is rendered. */
  const giveFocus = (): void => {
    const link = scroller.current?.querySelector<HTMLElement>(`[data-row="${next.current}"] a`)
    if (!link) return
    next.current = undefined
    link.focus({ preventScroll: true })
  }

  const pageAt = (top: number): number => {
    const how = lie()
    const here = scroller.current
    return how && here
      ? pageInSight(how, { scrollTop: top, clientHeight: here.clientHeight, scrollHeight: here.scrollHeight }, wanted)
      : 1
  }

  const follow = useEffectEvent((asked: string, page: number) => {
    const here = scroller.current
    if (!here) return
    const before = agreed.current
    if (before?.question === asked && before.page === page) return
    agreed.current = { question: asked, page }
    const mark = markHere()
    const how = lie()
    // Rows that are drawn may be higher than those that are not yet: the row counts, and not the pixels.
    const top =
      mark?.first !== undefined && mark.gone !== undefined && how !== undefined && mark.first > 0
        ? topOfRow(how, mark.first) + mark.gone
        : mark?.top
    const isWhole = top !== undefined && (how === undefined || pageAt(top) === page)
    here.scrollTo({ top: isWhole ? top : how ? topOfRow(how, firstRowOf(page, how.count)) : 0 })
    if (isWhole && mark?.row !== undefined && isFocusFree()) next.current = mark.row
    giveFocus()
  })
  // While a page opened from here is still loading, the list is only hidden: a cancelled navigation counts as a return.
  useLayoutEffect(
    () => () => {
      agreed.current = undefined
    },
    [],
  )
  useLayoutEffect(() => {
    if (isThere) follow(question, wanted)
  }, [isThere, question, wanted])

  /** Writes the position to the URL, and the row that is opened. A hidden list has no position. */
  const tell = (row?: number): void => {
    const here = scroller.current
    if (!here || here.clientHeight === 0 || !isThere || isDialogOnTop()) return
    const page = pageAt(here.scrollTop)
    agreed.current = { question, page }
    const how = lie()
    const first = how && rowAt(how, here.scrollTop)
    const state = withMark({
      top: here.scrollTop,
      ...(how && first !== undefined ? { first, gone: Math.max(0, here.scrollTop - topOfRow(how, first)) } : {}),
      ...(row === undefined ? {} : { row }),
    })
    if (page === wanted) history.replaceState(state, '')
    else onPage(page, state)
  }
  const rest = useEffectEvent(() => tell())
  useEffect(() => {
    const here = scroller.current
    if (!here) return undefined
    return onRest(here, rest).end
  }, [scroller])

  return {
    /** Pages arrive one after the other: the row that is waiting for the focus is tried again here. */
    onDrawn: giveFocus,
    /** A row was opened: a return leads here. */
    leaveFrom: tell,
    /** The first row of this page receives the focus once it is rendered. */
    focusPage: (page: number, count: number) => {
      const row = firstRowOf(page, count)
      next.current = row
      const isHere = agreed.current?.question === question && agreed.current.page === page
      const how = lie()
      if (!isHere || !how) return
      // When the reader scrolled there themselves, the URL is already right, and nothing else would move the focus.
      scroller.current?.scrollTo({ top: topOfRow(how, row) })
      giveFocus()
    },
  }
}
export type ListPlace = ReturnType<typeof useListPlace>
