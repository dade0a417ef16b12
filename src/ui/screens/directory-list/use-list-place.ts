import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isDialogOnTop } from '#ui/app/dialog-history.ts'
import { firstRowOf, type Lie, pageInSight, topOfRow } from './list-place.ts'

/** Under this name a place in the history remembers where its list stood. */
const MARK = 'piazza.list'

/** Where a list stood, in pixels, and the row that one went into from there. */
type Mark = Readonly<{ top: number; row?: number }>

/** What is kept with the address outlives the page: anybody may have written it. */
const markHere = (): Mark | undefined => {
  const kept = (history.state as Record<string, unknown> | null)?.[MARK] as Partial<Mark> | undefined
  return typeof kept?.top === 'number' && kept.top >= 0
    ? { top: kept.top, ...(typeof kept.row === 'number' ? { row: kept.row } : {}) }
    : undefined
}

const withMark = (mark: Mark): object => ({ ...(history.state as object | null), [MARK]: mark })

/** Whether the focus is nowhere in particular: who comes back finds the row they left, unless they have moved on by now. */
const isFocusFree = (): boolean => document.activeElement === document.body || document.activeElement?.tagName === 'H1'

/** So long a list lies still before its place is told, in milliseconds. */
const REST = 150

type ListPlaceInput = {
  /** What is asked for, whatever the page: another question begins at its own place. */
  readonly question: string
  /** The page that the address asks for, from 1. */
  readonly page: number
  /** Whether the rows are there, so that there is somewhere to go. */
  readonly isThere: boolean
  readonly scroller: RefObject<HTMLElement | null>
  /** How the rows lie; undefined where they come in no pages. */
  readonly lie: () => Lie | undefined
  /** Writes the address anew, in its place. */
  readonly onPage: (page: number, state: object) => void
}

/**
 * The address and the window stay in step (DIR-10): the list begins where its address, or the way back to it, says; and
 * where it comes to rest is told to the address.
 */
export const useListPlace = ({ question, page: wanted, isThere, scroller, lie, onPage }: ListPlaceInput) => {
  /** What the window and the address last agreed on. */
  const agreed = useRef<Readonly<{ question: string; page: number }>>(undefined)
  const next = useRef<number>(undefined)

  /** Gives the focus to the row that waits for it, if it is drawn. */
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
    const isWhole = mark !== undefined && (how === undefined || pageAt(mark.top) === page)
    here.scrollTo({ top: isWhole ? mark.top : how ? topOfRow(how, firstRowOf(page, how.count)) : 0 })
    if (isWhole && mark.row !== undefined && isFocusFree()) next.current = mark.row
    giveFocus()
  })
  // While what was opened from here is still on its way the list is only hidden: whoever turns back then comes back too.
  useLayoutEffect(
    () => () => {
      agreed.current = undefined
    },
    [],
  )
  useLayoutEffect(() => {
    if (isThere) follow(question, wanted)
  }, [isThere, question, wanted])

  /** Tells the address where the list stands, and from which row one goes elsewhere. Hidden it stands nowhere. */
  const tell = (row?: number): void => {
    const here = scroller.current
    if (!here || here.clientHeight === 0 || !isThere || isDialogOnTop()) return
    const page = pageAt(here.scrollTop)
    agreed.current = { question, page }
    const state = withMark({ top: here.scrollTop, ...(row === undefined ? {} : { row }) })
    if (page === wanted) history.replaceState(state, '')
    else onPage(page, state)
  }
  const rest = useEffectEvent(() => tell())
  useEffect(() => {
    const here = scroller.current
    if (!here) return undefined
    let waiting: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(waiting)
      waiting = setTimeout(rest, REST)
    }
    here.addEventListener('scroll', hear, { passive: true })
    return () => {
      clearTimeout(waiting)
      here.removeEventListener('scroll', hear)
    }
  }, [scroller])

  return {
    /** Rows come one page after the other: the one that waits for the focus is told here that some are drawn. */
    onDrawn: giveFocus,
    /** Somebody goes into this row: coming back leads here. */
    leaveFrom: tell,
    /** The focus goes to the first row of this page once it is there. */
    focusPage: (page: number, count: number) => {
      const row = firstRowOf(page, count)
      next.current = row
      const isHere = agreed.current?.question === question && agreed.current.page === page
      const how = lie()
      if (!isHere || !how) return
      // Whoever has scrolled there by themselves finds the address there already: nothing else will lead them.
      scroller.current?.scrollTo({ top: topOfRow(how, row) })
      giveFocus()
    },
  }
}
export type ListPlace = ReturnType<typeof useListPlace>
