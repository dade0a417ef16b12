import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import * as css from './page.css.ts'
import { MAIN_ID } from './main-id.ts'
import { usePageFrame, useTopBar } from './page-frame.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

export type PageProps = {
  /** The name of the screen: its heading, and the document's title. */
  readonly title: string
  /** What of it the screen shows (a day, words that are looked for): the document's title begins with it. */
  readonly shows?: string | undefined
  /** The language of the title, where it differs from the page's. */
  readonly titleLanguage?: string | undefined
  /** What can be done with this screen, as icon buttons of the top bar. */
  readonly actions?: ReactNode
  /** Home alone is a root: it offers the side navigation where every other screen offers the way back. */
  readonly isRoot?: boolean | undefined
  /** A search field under the bar, which is then 150 px high (SHELL-01). */
  readonly search?: ReactNode
  /** How wide the content grows: a column to read, a composed page, or as it minds itself (a long list). */
  readonly width?: 'reading' | 'composed' | 'own' | undefined
  /** What scrolls, for lists that show only what is in sight. */
  readonly scroller?: RefObject<HTMLElement | null> | undefined
  /** What it shows, where the same page shows several things: each has its own place to scroll to. */
  readonly question?: string | undefined
  /** It brings its reader back to their place by itself. */
  readonly keepsPlace?: boolean | undefined
  /** It may hold nothing to focus, so that the keyboard scrolls it by itself. */
  readonly isTabStop?: boolean | undefined
  /** Another screen lies over this one, which waits out of sight: the other one is the page. */
  readonly isBehind?: boolean | undefined
  readonly children: ReactNode
}

/** Whether the first screen has come: from the second on, arriving moves the focus to the heading. */
let hasArrived = false

const useHeadingFocus = (isBehind: boolean, content: RefObject<HTMLElement | null>) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrive = useEffectEvent(() => {
    // One that is drawn behind another leaves the focus there, and one that somebody came back to has it on their link.
    const isTaken = isBehind || content.current?.contains(document.activeElement) === true
    if (hasArrived && !isTaken) heading.current?.focus({ preventScroll: true })
    hasArrived = true
  })
  useEffect(() => arrive(), [])
  return heading
}

/** The document says which screen it shows and how many notices wait (NOTICE-02). */
export const useDocumentTitle = (title: string | undefined): void => {
  const { documentTitle } = usePageFrame()
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title)
  }, [title, documentTitle])
}

/** A screen under its top bar: it names the document, takes the focus at its heading, and scrolls by itself. */
export const Page = (props: PageProps) => {
  const {
    title,
    shows,
    titleLanguage,
    actions,
    isRoot = false,
    search,
    width = 'reading',
    scroller,
    question = '',
    keepsPlace = false,
    isBehind = false,
    isTabStop = false,
    children,
  } = props
  const topBar = useTopBar()
  const headingId = useId()
  const own = useRef<HTMLElement>(null)
  const content = scroller ?? own
  useScrollMemory({
    scroller: content,
    name: scroller ? 'piazza.rows' : 'piazza.scroll',
    question,
    isOff: keepsPlace || isBehind,
  })
  const heading = useHeadingFocus(isBehind, content)
  useDocumentTitle(isBehind ? undefined : shows === undefined ? title : `${shows} · ${title}`)
  return (
    <div className={css.page}>
      {topBar({ title, language: titleLanguage, actions, isRoot, search, heading, headingId })}
      <main
        className={css.main}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it where nothing in it can be focused.
        tabIndex={isTabStop ? 0 : -1}
        aria-labelledby={headingId}
        ref={content}
        {...(isBehind ? {} : { id: MAIN_ID })}
      >
        {width === 'own' ? children : <div className={width === 'reading' ? css.padded : css.composed}>{children}</div>}
      </main>
    </div>
  )
}
