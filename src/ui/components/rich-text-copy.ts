import * as Option from 'fp-ts/lib/Option.js'
import { safeLink } from '#domain/links/safe-link.ts'

/** The allowed tags of external text, and their replacements: headings start at the third level. */
const BECOMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4', 'blockquote', 'hr'].map((tag) => [
      tag,
      tag,
    ]),
  ),
  ...Object.fromEntries(['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'].map((tag) => [tag, tag])),
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
}
export const ALLOWED_TAGS: readonly string[] = Object.keys(BECOMES)
export const ALLOWED_ATTRIBUTES: readonly string[] = ['href', 'colspan', 'rowspan']

/** The content of these tags is dropped too, because it is no text. Other forbidden tags keep their text. */
const SILENT =
  /^(script|style|iframe|frame|object|embed|applet|noscript|template|svg|math|head|title|textarea|select|audio|video|canvas)$/

/** The maximum span of a cell; a larger one is an error or an attack. */
const MOST_CELLS = 100

const link = (made: HTMLElement, address: string | null): void => {
  const safe = Option.toUndefined(safeLink(address ?? undefined))
  if (safe === undefined) return
  made.setAttribute('href', safe)
  if (!/^https?:/.test(safe)) return
  made.setAttribute('target', '_blank')
  made.setAttribute('rel', 'noopener noreferrer nofollow')
}

const span = (made: HTMLElement, name: 'colspan' | 'rowspan', cells: string | null): void => {
  if (cells !== null && /^\d{1,3}$/.test(cells) && Number(cells) <= MOST_CELLS) made.setAttribute(name, cells)
}

const element = (source: Element, tag: string): HTMLElement => {
  const made = document.createElement(tag)
  if (tag === 'a') link(made, source.getAttribute('href'))
  if (tag === 'td' || tag === 'th') {
    span(made, 'colspan', source.getAttribute('colspan'))
    span(made, 'rowspan', source.getAttribute('rowspan'))
  }
  made.append(...inside(source))
  return made
}

/** A table wider than the screen scrolls separately, by keyboard too. */
const scrolling = (table: HTMLElement): HTMLElement => {
  const frame = document.createElement('div')
  frame.tabIndex = 0
  frame.append(table)
  return frame
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

const copy = (node: Node): readonly Node[] => {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')]
  if (!isElement(node)) return []
  const name = node.localName.toLowerCase()
  if (SILENT.test(name)) return []
  const tag = Object.hasOwn(BECOMES, name) ? BECOMES[name] : undefined
  if (tag === undefined) return inside(node)
  const made = element(node, tag)
  return [tag === 'table' ? scrolling(made) : made]
}

const inside = (node: Node): readonly Node[] => [...node.childNodes].flatMap(copy)

/**
 * Copies the allowed content of a node to new elements. Only listed tags and attributes are copied. No markup is
 * serialised, so it cannot be parsed differently a second time.
 */
export const allowedCopy = (source: Node): DocumentFragment => {
  const made = document.createDocumentFragment()
  made.append(...inside(source))
  return made
}

/** The number of characters that are sanitised at a time; the main thread is free in between. */
const BATCH = 6_000
/** The approximate overhead of the tags of one paragraph. */
const TAGS = 60

/** Wrapper elements without meaning are flattened, so that a long text inside them is split as well. */
const unwrapped = (body: Element): Element =>
  body.childNodes.length === 1 && /^(div|section|article|main)$/.test(body.firstElementChild?.localName ?? '')
    ? unwrapped(body.firstElementChild ?? body)
    : body

/** Moves the content of an element into small elements, one after the other (fault 40). */
export const inBatches = function* (body: Element): Generator<Element> {
  const source = unwrapped(body)
  while (source.firstChild) {
    const part = source.ownerDocument.createElement('div')
    for (let size = 0; source.firstChild && size < BATCH;) {
      const node = source.firstChild
      size += (node.textContent?.length ?? 0) + TAGS
      part.append(node)
    }
    yield part
  }
}
