import { useEffect, useRef, useState } from 'react'
import { useGivenLanguage } from '#ui/language/given-language.ts'
import { Skeleton } from './skeleton.tsx'
import * as css from './rich-text.css.ts'
import { whenIdle } from './when-idle.ts'

export type RichTextViewProps = {
  /** Untrusted external HTML. */
  readonly html: string
}

/** Whether a text contains markup; plain text needs no sanitising, because React renders it as text. */
const hasMarkup = (html: string): boolean => /[<&]/.test(html)

/** The estimated number of lines, to reserve space: a letter takes some nine pixels, with its part of the margins. */
const LINE = Math.min(60, Math.round(((globalThis.innerWidth as number | undefined) ?? 1440) / 9))
const MOST_LINES = 10
const linesOf = (html: string): number =>
  Math.min(
    MOST_LINES,
    Math.max(1, Math.ceil(html.slice(0, LINE * MOST_LINES * 2).replaceAll(/<[^>]*>/g, '').length / LINE)),
  )

/** A formatted external text, sanitised before it is shown (NOTICE-12). */
export const RichTextView = ({ html }: RichTextViewProps) => {
  const lang = useGivenLanguage()
  return hasMarkup(html) ? (
    <Purified key={html} html={html} lang={lang} />
  ) : (
    <div className={css.text} lang={lang}>
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
}

/** The maximum delay of the next part while the page is busy, in milliseconds. */
const PATIENCE = 200

/** All parts but the first have `content-visibility`, which skips rendering outside the viewport. */
const framed = (part: DocumentFragment): HTMLElement => {
  const frame = document.createElement('div')
  frame.className = css.part
  frame.append(part)
  return frame
}

/** The plain text, where it cannot be sanitised. */
const bareWords = (html: string): string =>
  html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ').replaceAll(/<[^>]*>/g, ' ')

/** Renders the parts one after the other, so that a very long text never blocks the page (fault 40). */
const Purified = ({ html, lang }: RichTextViewProps & { readonly lang: string | undefined }) => {
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
    // If the sanitiser cannot be loaded (offline), only the plain text is shown.
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
      <div className={css.text} lang={lang} ref={target} aria-busy={isBusy} hidden={!hasBegun} />
    </>
  )
}
