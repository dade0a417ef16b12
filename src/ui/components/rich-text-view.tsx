import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TextPart } from '#domain/links/text-part.ts'
import { leadsOutside } from '#domain/links/safe-link.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { useGiven } from '#ui/language/given.ts'
import * as css from './rich-text.css.ts'
import type { purifiedParts } from './rich-text-purify.ts'
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

/** The paragraphs of a plain text. */
const Paragraphs = ({ words }: { readonly words: string }) =>
  words
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- paragraphs of one text: they never move.
      <p key={at} className={css.plain} dir="auto">
        <Linked words={paragraph} />
      </p>
    ))

/** How much of a text stands there as plain words until it is sanitised: more than any window shows. */
const FIRST_WORDS = 6_000
const beginningOf = (html: string): string =>
  html.length > FIRST_WORDS ? html.slice(0, FIRST_WORDS).replace(/<[^>]*$/, '') : html

/** Between two entries of a list, until the lines are set: no text has this sign. */
const NEXT_ENTRY = '\uE000'

/** A text without its markup: each block a paragraph of its own, the entries of a list its lines. */
const unformatted = (html: string): string =>
  plainText(html.replaceAll(/<\/li>\s*<li\b[^>]*>/gi, NEXT_ENTRY))
    .replaceAll(/\n+/g, '\n\n')
    .replaceAll(NEXT_ENTRY, '\n')

/** A formatted external text, sanitised before it is shown (NOTICE-12). */
export const RichTextView = ({ html }: RichTextViewProps) => {
  const given = useGiven()
  return hasMarkup(html) ? (
    <Purified key={html} html={withLines(html)} given={given} />
  ) : (
    <div className={css.text} {...given}>
      <Paragraphs words={html} />
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

/** What sanitises, once it is here. */
let purify: typeof purifiedParts | undefined
const fetchPurify = async () => {
  const file = await import('./rich-text-purify.ts')
  purify = file.purifiedParts
  return purify
}

/**
 * Renders the parts one after the other, so that a very long text never blocks the page (fault 40). Where the sanitiser is
 * here before the page is, the first stands there from the beginning. Else its words stand in its place until then, and all
 * of them where it cannot be sanitised.
 */
const Purified = ({ html, given }: RichTextViewProps & { readonly given: ReturnType<typeof useGiven> }) => {
  const target = useRef<HTMLDivElement>(null)
  const [standing, setStanding] = useState<'waiting' | 'begun' | 'whole' | 'unformatted'>(() => {
    if (purify) return 'begun'
    // It comes while the page is drawn; what fails is told to the effect, which asks again.
    fetchPurify().catch(() => {})
    return 'waiting'
  })
  useLayoutEffect(() => {
    const calledOff = new AbortController()
    const fill = async (parts: Iterable<DocumentFragment>) => {
      let isFirst = true
      for (const part of parts) {
        if (calledOff.signal.aborted) return
        if (isFirst) target.current?.replaceChildren(part)
        else target.current?.append(framed(part))
        isFirst = false
        setStanding('begun')
        await whenIdle(PATIENCE)
      }
      if (!calledOff.signal.aborted) setStanding('whole')
    }
    // Without a wait where nothing is waited for: what is done here stands in the picture that is drawn now.
    const filled = purify ? fill(purify(html)) : fetchPurify().then((parts) => fill(parts(html)))
    filled.catch(() => calledOff.signal.aborted || setStanding('unformatted'))
    return () => calledOff.abort()
  }, [html])
  const isBusy = standing === 'waiting' || standing === 'begun'
  const areWords = standing === 'waiting' || standing === 'unformatted'
  return (
    <>
      {areWords ? (
        <div className={css.text} {...given} aria-busy={isBusy}>
          <Paragraphs words={unformatted(isBusy ? beginningOf(html) : html)} />
        </div>
      ) : null}
      <div className={css.text} {...given} ref={target} aria-busy={isBusy} hidden={areWords} />
    </>
  )
}
