import DOMPurify from 'dompurify'
import * as Option from 'fp-ts/lib/Option.js'
import { safeLink } from '#domain/links/safe-link.ts'

/** All that a text from outside may be made of; whatever else it brings, only its words stay (NOTICE-12). */
export const ALLOWED_TAGS: readonly string[] = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'ul',
  'ol',
  'li',
  'a',
  'h3',
  'h4',
  'blockquote',
  'hr',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]
export const ALLOWED_ATTRIBUTES: readonly string[] = ['href', 'colspan', 'rowspan']

/** Markup of about this many characters is cleaned at a time; between two times the page lives. */
const BATCH = 24_000

const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.localName !== 'a') return
  const address = Option.toUndefined(safeLink(node.getAttribute('href') ?? undefined))
  if (address === undefined) {
    node.removeAttribute('href')
    return
  }
  node.setAttribute('href', address)
  if (!/^https?:/.test(address)) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer nofollow')
})

type Policy = Readonly<{ createHTML: (html: string) => string }>
type Factory = Readonly<{ createPolicy: (name: string, rules: Policy) => Policy }>

/** Text becomes markup in this module alone, and only in a document where nothing runs, to be cleaned there. */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('piazza', {
  createHTML: (html) => html,
})
const inert = (html: string): Document => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')

/** A table wider than the screen scrolls by itself, by keyboard too. */
const scrolling = (part: DocumentFragment): DocumentFragment => {
  for (const table of part.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.tabIndex = 0
    table.replaceWith(frame)
    frame.append(table)
  }
  return part
}

const clean = (part: Element): DocumentFragment =>
  scrolling(
    purifier.sanitize(part, {
      RETURN_DOM_FRAGMENT: true,
      ALLOWED_TAGS: [...ALLOWED_TAGS],
      ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    }),
  )

/** Wrappers that mean nothing here are opened, so that a long text in one of them comes in parts too. */
const unwrapped = (body: Element): Element =>
  body.childNodes.length === 1 && /^(div|section|article|main)$/.test(body.firstElementChild?.localName ?? '')
    ? unwrapped(body.firstElementChild ?? body)
    : body

/** Our headings begin at the third rank: a page has its first and second already. */
const ranked = (page: Document): void => {
  for (const heading of page.querySelectorAll('h1, h2, h5, h6')) {
    const other = page.createElement(/[12]/.test(heading.localName) ? 'h3' : 'h4')
    other.append(...heading.childNodes)
    heading.replaceWith(other)
  }
}

/** A text from outside in safe parts, one after the other. */
export const purifiedParts = function* (html: string): Generator<DocumentFragment> {
  const page = inert(html)
  ranked(page)
  const source = unwrapped(page.body)
  while (source.firstChild) {
    const part = page.createElement('div')
    for (let size = 0; source.firstChild && size < BATCH;) {
      const node = source.firstChild
      size += node instanceof Element ? node.innerHTML.length : (node.textContent?.length ?? 0)
      part.append(node)
    }
    yield clean(part)
  }
}

/** A text from outside, made safe, in one piece. */
export const purified = (html: string): DocumentFragment => {
  const whole = document.createDocumentFragment()
  for (const part of purifiedParts(html)) whole.append(part)
  return whole
}
