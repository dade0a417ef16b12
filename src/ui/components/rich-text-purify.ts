import DOMPurify from 'dompurify'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, allowedCopy, inBatches } from './rich-text-copy.ts'

const purifier = DOMPurify(window)
// An unsupported DOMPurify returns its input unchanged.
if (!purifier.isSupported) throw new Error('Nothing to clean a text with')

/**
 * The page's policy refuses and reports handlers, styles and scripts even in an inert document. They are renamed before
 * parsing to avoid the reports; the following steps make the text safe.
 */
const quieted = (html: string): string =>
  html.replaceAll(/<[a-z/][^>]*>/gi, (tag) =>
    tag
      .replace(/^(<\/?)(?:style|script)\b/i, '$1template')
      .replaceAll(/([\s/"'])(?:on[a-z]+|style|srcdoc)(?=\s*=)/gi, '$1data-off'),
  )

type Policy = Readonly<{ createHTML: (html: string) => string }>
type Factory = Readonly<{ createPolicy: (name: string, rules: Policy) => Policy }>

/** Only this module converts text to markup, in an inert document, to sanitise it there. */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('piazza', {
  createHTML: (html) => html,
})
const inert = (html: string): Document => {
  const quiet = quieted(html)
  return new DOMParser().parseFromString(policy?.createHTML(quiet) ?? quiet, 'text/html')
}

/**
 * Copied by our own allowlist, then sanitised by DOMPurify: two independent protections. In this order no forbidden
 * element is created again, which the page's policy would report.
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

/** An external text in safe parts, one after the other. */
export const purifiedParts = function* (html: string): Generator<DocumentFragment> {
  for (const part of inBatches(inert(html).body)) yield clean(part)
}

/** An external text, sanitised as a whole. */
export const purified = (html: string): DocumentFragment => {
  const whole = document.createDocumentFragment()
  for (const part of purifiedParts(html)) whole.append(part)
  return whole
}
