import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { whenIdle } from '#ui/components/when-idle.ts'
import { media } from '#ui/theme/media.ts'
import { ErrorBoundary } from '#ui/layout/reading/error-boundary.tsx'
import * as css from './list-and-detail.css.ts'
import { useDocumentTitle } from './page.tsx'
import { useMedia } from '#ui/layout/use-media.ts'

/** How the two stand: what is open, whether beside the list, and whether over it. */
export type PaneState = Readonly<{ open: string | undefined; isWide: boolean; isBehind: boolean }>

/** What is open of a list, and how it stands to it in this window. */
export const useStanding = (open: string | undefined): PaneState => {
  const isWide = useMedia(media.desktop)
  return { open, isWide, isBehind: open !== undefined && !isWide }
}

export type ListAndDetailProps = {
  readonly standing: PaneState
  /** What the list is called. */
  readonly title: string
  readonly list: ReactNode
  /** What is open, if anything is. */
  readonly detail: ReactNode
  /** Stands in the place of what is open while nothing is: it asks for a choice once there is one. */
  readonly choosing: ReactNode
  /** A question that lies over both. */
  readonly question: ReactNode
}

/** How long a list that nobody sees waits at most while the page is busy, in milliseconds. */
const PATIENCE = 2_000

/**
 * Whether the list is drawn. Where an address opens something over it, nobody sees the list yet: it is drawn once the page is
 * idle, so that it does not hold up what was asked for, and is there when that is left.
 */
const useDrawnList = (isBehind: boolean): boolean => {
  const [isDrawn, setDrawn] = useState(!isBehind)
  if (!isDrawn && !isBehind) setDrawn(true)
  useEffect(() => {
    if (isDrawn) return undefined
    let isOver = false
    void whenIdle(PATIENCE).then(() => isOver || startTransition(() => setDrawn(true)))
    return () => {
      isOver = true
    }
  }, [isDrawn])
  return isDrawn
}

const LeftContext = createContext<string | undefined>(undefined)
/** What lay over a list that is drawn only once it was left; undefined for a list from which nothing was left. */
export const useLeft = (): string | undefined => use(LeftContext)

/** What lies over the list, or did last. */
const useLast = (over: string | undefined): string | undefined => {
  const [last, setLast] = useState(over)
  if (over !== undefined && over !== last) setLast(over)
  return over ?? last
}

/** A list, and one thing of it open over it or, where there is room, beside it. */
export const ListAndDetail = ({ standing, title, list, detail, choosing, question }: ListAndDetailProps) => {
  const { open, isWide, isBehind } = standing
  const isListDrawn = useDrawnList(isBehind)
  const left = useLast(isBehind ? open : undefined)
  return (
    <div className={css.area}>
      <div className={isBehind ? `${css.listPane} ${css.behind}` : css.listPane}>
        {isListDrawn ? <LeftContext value={left}>{list}</LeftContext> : null}
      </div>
      {isWide ? <ListTitle key={open ?? ''} title={title} /> : null}
      {open === undefined ? (
        isWide ? (
          <div className={css.choosing}>{choosing}</div>
        ) : null
      ) : (
        <div className={css.detailPane}>
          <ErrorBoundary resetBy={open}>{detail}</ErrorBoundary>
        </div>
      )}
      {question}
    </div>
  )
}

/** The list's own name for the document, again each time something else is open or nothing; what is open says its own after it. */
const ListTitle = ({ title }: { readonly title: string }) => {
  useDocumentTitle(title)
  return null
}
