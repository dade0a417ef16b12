import { useEffect, useRef, useState } from 'react'
import type { TextPart } from '#domain/links/text-part.ts'
import { leadsOutside } from '#domain/links/safe-link.ts'
import { useGiven } from '#ui/language/given.ts'
import { Skeleton } from './skeleton.tsx'
import * as css from './rich-text.css.ts'
import { whenIdle } from './when-idle.ts'

export type RichTextViewProps = {
  /** Untrusted external HTML. */
  readonly html: string
}

const TAG = /<[a-z!/]/i
/** Whether a text contains markup; plain text needs no sanitising, because React renders it as text. */
const hasMarkup = (html: string): boolean => TAG.test(html) || /&(?:#[\dx]|[a-z]+\d*;)/i.test(html)

/** A text whose only markup is names of characters has lines of its own. */
const withLines = (html: string): string => (TAG.test(html) ? html : html.replaceAll('\n', '<br>'))

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
  const given = useGiven()
  return hasMarkup(html) ? (
    <Purified key={html} html={withLines(html)} given={given} />
  ) : (
    <div className={css.text} {...given}>
      {html
        .split(/\n{2,}/)
        .filter((words) => words.trim() !== '')
        .map((words, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs of one text: they never move.
          <p key={at} className={css.plain} dir="auto">
            <Linked words={words} />
          </p>
        ))}
    </div>
  )
}

/** Plain words, and their addresses as links as soon as what finds them is here (FMT-09). */
const Linked = ({ words }: { readonly words: string }) => {
  const [parts, setParts] = useState<readonly TextPart[]>()
  useEffect(() => {
    let isOver = false
    import('#domain/links/linked-text.ts').then(
      ({ linkedText }) => isOver || setParts(linkedText(words)),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [words])
  return parts === undefined
    ? words
    : parts.map(({ text, href }, at) =>
        href === undefined ? (
          text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move.
          <a key={at} href={href} dir="auto" {...(leadsOutside(href) ? OUTSIDE : {})}>
            {text}
          </a>
        ),
      )
}

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const

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
const Purified = ({ html, given }: RichTextViewProps & { readonly given: ReturnType<typeof useGiven> }) => {
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
      <div className={css.text} {...given} ref={target} aria-busy={isBusy} hidden={!hasBegun} />
    </>
  )
}
