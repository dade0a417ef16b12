import DOMPurify from 'dompurify'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, allowedCopy } from './rich-text-copy.ts'

/** Markup of about this many characters is cleaned at a time; between two times the page lives. */
const BATCH = 24_000

const purifier = DOMPurify(window)
// Where it cannot do its work it would give back what it was given, as it was.
if (!purifier.isSupported) throw new Error('Nothing to clean a text with')

type Policy = Readonly<{ createHTML: (html: string) => string }>
type Factory = Readonly<{ createPolicy: (name: string, rules: Policy) => Policy }>

/** Text becomes markup in this module alone, and only in a document where nothing runs, to be cleaned there. */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('piazza', {
  createHTML: (html) => html,
})
const inert = (html: string): Document => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')

/** Cleaned by those whose trade it is, and then copied by our own list: two locks, and neither trusts the other. */
const clean = (part: Element): DocumentFragment =>
  allowedCopy(
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

/** A text from outside in safe parts, one after the other. */
export const purifiedParts = function* (html: string): Generator<DocumentFragment> {
  const page = inert(html)
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
