import { useEffect, useRef, useState } from 'react'
import { Skeleton } from './skeleton.tsx'
import * as css from './rich-text.css.ts'
import { whenIdle } from './when-idle.ts'

export type RichTextViewProps = {
  /** HTML from outside, however hostile. */
  readonly html: string
}

/** Whether a text has markup in it; one that has none needs no cleaning, because React writes it as words. */
const hasMarkup = (html: string): boolean => /[<&]/.test(html)

/** About how many lines a text takes: the room that is kept for it. */
const LINE = 60
const MOST_LINES = 10
const linesOf = (html: string): number =>
  Math.min(
    MOST_LINES,
    Math.max(1, Math.ceil(html.slice(0, LINE * MOST_LINES * 2).replaceAll(/<[^>]*>/g, '').length / LINE)),
  )

/** A formatted text from outside, cleaned before it is shown (NOTICE-12). */
export const RichTextView = ({ html }: RichTextViewProps) =>
  hasMarkup(html) ? (
    <Purified key={html} html={html} />
  ) : (
    <div className={css.text}>
      {html
        .split(/\n{2,}/)
        .filter((words) => words.trim() !== '')
        .map((words, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs of one text: they never move.
          <p key={at} className={css.plain}>
            {words}
          </p>
        ))}
    </div>
  )

/** How long the page may be busy with other things before the next part comes all the same, in milliseconds. */
const PATIENCE = 200

/** All but the first part stand in a frame of their own, which costs nothing while it is out of sight. */
const framed = (part: DocumentFragment): HTMLElement => {
  const frame = document.createElement('div')
  frame.className = css.part
  frame.append(part)
  return frame
}

/** The bare words of a text, where nothing can clean it. */
const bareWords = (html: string): string =>
  html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ').replaceAll(/<[^>]*>/g, ' ')

/** The parts come one after the other, so that a very long text never stops the page (fault 40). */
const Purified = ({ html }: RichTextViewProps) => {
  const target = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(true)
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    const calledOff = new AbortController()
    const fill = async () => {
      const { purifiedParts } = await import('./rich-text-purify.ts')
      let isFirst = true
      for (const part of purifiedParts(html)) {
        if (calledOff.signal.aborted) return
        if (isFirst) target.current?.replaceChildren(part)
        else target.current?.append(framed(part))
        isFirst = false
        setBegun(true)
        await whenIdle(PATIENCE)
      }
      if (!calledOff.signal.aborted) setBusy(false)
    }
    // Without the cleaner (no network) only the words are shown: nothing else is known to be safe.
    fill().catch(() => {
      target.current?.replaceChildren(bareWords(html))
      setBusy(false)
      setBegun(true)
    })
    return () => calledOff.abort()
  }, [html])
  return (
    <>
      {hasBegun ? null : (
        <div className={css.bones} aria-hidden>
          {Array.from({ length: linesOf(html) }, (_, line) => (
            <Skeleton key={line} />
          ))}
        </div>
      )}
      {/* Not there before its words are: what has a place of its own would move when the bones go. */}
      <div className={css.text} ref={target} aria-busy={isBusy} hidden={!hasBegun} />
    </>
  )
}
