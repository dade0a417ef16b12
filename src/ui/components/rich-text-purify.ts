import DOMPurify from 'dompurify'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, allowedCopy } from './rich-text-copy.ts'

/** Markup of about this many characters is cleaned at a time; between two times the page lives. */
const BATCH = 6_000
/** About what the tags of one paragraph add to its words. */
const TAGS = 60

const purifier = DOMPurify(window)
// Where it cannot do its work it would give back what it was given, as it was.
if (!purifier.isSupported) throw new Error('Nothing to clean a text with')

/**
 * Handlers, styles and scripts would be refused by the page's policy even where nothing runs, and each refusal is
 * reported. They are renamed before they are read; what makes the text safe is what comes after.
 */
const quieted = (html: string): string =>
  html.replaceAll(/<[a-z/][^>]*>/gi, (tag) =>
    tag
      .replace(/^(<\/?)(?:style|script)\b/i, '$1template')
      .replaceAll(/([\s/"'])(?:on[a-z]+|style|srcdoc)(?=\s*=)/gi, '$1data-off'),
  )

type Policy = Readonly<{ createHTML: (html: string) => string }>
type Factory = Readonly<{ createPolicy: (name: string, rules: Policy) => Policy }>

/** Text becomes markup in this module alone, and only in a document where nothing runs, to be cleaned there. */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('piazza', {
  createHTML: (html) => html,
})
const inert = (html: string): Document => {
  const quiet = quieted(html)
  return new DOMParser().parseFromString(policy?.createHTML(quiet) ?? quiet, 'text/html')
}

/**
 * Copied by our own list, and then gone over by those whose trade it is: two locks, and neither trusts the other. In
 * this order nothing that is forbidden is made anew on the way, which the page's policy would have to refuse aloud.
 */
const clean = (part: Element): DocumentFragment => {
  const copied = document.createElement('div')
  copied.append(allowedCopy(part))
  purifier.sanitize(copied, {
    IN_PLACE: true,
    ALLOWED_TAGS: [...ALLOWED_TAGS, 'div'],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES, 'target', 'rel', 'tabindex'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
  const cleaned = document.createDocumentFragment()
  cleaned.append(...copied.childNodes)
  return cleaned
}

/** Wrappers that mean nothing here are opened, so that a long text in one of them comes in parts too. */
const unwrapped = (body: Element): Element =>
  body.childNodes.length === 1 && /^(div|section|article|main)$/.test(body.firstElementChild?.localName ?? '')
    ? unwrapped(body.firstElementChild ?? body)
    : body

/** A text from outside in safe parts, one after the other. */
export const purifiedParts = function* (html: string): Generator<DocumentFragment> {
  const page = inert(html)
  const source = unwrapped(page.body)
  while (source.firstChild) {
    const part = page.createElement('div')
    for (let size = 0; source.firstChild && size < BATCH;) {
      const node = source.firstChild
      size += (node.textContent?.length ?? 0) + TAGS
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
