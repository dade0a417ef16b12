import * as Option from 'fp-ts/lib/Option.js'
import { linkedText } from '#domain/links/linked-text.ts'
import { safeLink } from '#domain/links/safe-link.ts'
import { serverAddress } from '#domain/links/server-address.ts'
import { serverHost } from './server-host.ts'

/** The allowed tags of external text, and their replacements: headings start at the third level. */
const BECOMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4', 'blockquote', 'hr'].map((tag) => [
      tag,
      tag,
    ]),
  ),
  ...Object.fromEntries(['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'bdi'].map((tag) => [tag, tag])),
  bdo: 'bdi',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
}
export const ALLOWED_TAGS: readonly string[] = Object.keys(BECOMES)
export const ALLOWED_ATTRIBUTES: readonly string[] = ['href', 'colspan', 'rowspan', 'dir']

/** The content of these tags is dropped too, because it is no text. Other forbidden tags keep their text. */
const SILENT =
  /^(script|style|iframe|frame|object|embed|applet|noscript|template|svg|math|head|title|textarea|select|audio|video|canvas)$/

/** The maximum span of a cell; a larger one is an error or an attack. */
const MOST_CELLS = 100

const link = (made: HTMLElement, address: string | null): void => {
  const safe = Option.toUndefined(safeLink(serverAddress(address ?? '', serverHost())))
  if (safe === undefined) return
  made.setAttribute('href', safe)
  if (!/^https?:/.test(safe)) return
  made.setAttribute('target', '_blank')
  made.setAttribute('rel', 'noopener noreferrer nofollow')
}

const span = (made: HTMLElement, name: 'colspan' | 'rowspan', cells: string | null): void => {
  if (cells !== null && /^\d{1,3}$/.test(cells) && Number(cells) <= MOST_CELLS) made.setAttribute(name, cells)
}

/** Schemes whose rest is a program or a content, and no place. */
const NO_PLACE = /^(?:javascript|vbscript|data|blob):/i

/** The address of a link that may not be opened, as text: it is not silently dead (fault 55). */
const unopened = (source: Element): readonly string[] => {
  const address = source.getAttribute('href')?.trim() ?? ''
  const isPlace = address !== '' && !address.startsWith('#') && !NO_PLACE.test(address.replaceAll(/[\s\p{C}]/gu, ''))
  return isPlace && source.textContent?.trim() !== address ? [` (${address})`] : []
}

/** What stands on lines of its own. */
const BLOCKS = 'p, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, table, caption, tr, th, td'

/** Where the lines of an element run; undefined where it does not say. */
const directionOf = (source: Element): string | undefined =>
  /^(?:ltr|rtl|auto)$/i.exec(source.getAttribute('dir') ?? '')?.[0]

/** `direction`: where lines run as what stands around the element says, undefined where a copy says so already. */
const element = (source: Element, tag: string, direction: string | undefined): HTMLElement => {
  const made = document.createElement(tag)
  const own = directionOf(source) ?? (source.matches(BLOCKS) ? direction : undefined)
  if (own !== undefined) made.setAttribute('dir', own)
  if (tag === 'a') link(made, source.getAttribute('href'))
  if (tag === 'td' || tag === 'th') {
    span(made, 'colspan', source.getAttribute('colspan'))
    span(made, 'rowspan', source.getAttribute('rowspan'))
  }
  made.append(...inside(source, undefined))
  if (tag === 'a' && !made.hasAttribute('href')) made.append(...unopened(source))
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

/** Words, with their addresses as links where they are in none (FMT-09). */
const worded = (node: Node): readonly Node[] =>
  (node.parentElement?.closest('a')
    ? [{ text: node.textContent ?? '', href: undefined }]
    : linkedText(node.textContent ?? '')
  ).map(({ text, href }) => {
    if (href === undefined) return document.createTextNode(text)
    const made = document.createElement('a')
    link(made, href)
    made.append(text)
    return made
  })

/** An element that is left out says where its lines run by those it holds, or by one around its words (FMT-06). */
const content = (source: Element, direction: string | undefined): readonly Node[] => {
  const own = directionOf(source)
  if (own === undefined || source.querySelector(BLOCKS)) return inside(source, own ?? direction)
  const made = document.createElement('bdi')
  made.setAttribute('dir', own)
  made.append(...inside(source, undefined))
  return [made]
}

const copy = (node: Node, direction: string | undefined): readonly Node[] => {
  if (node.nodeType === Node.TEXT_NODE) return worded(node)
  if (!isElement(node)) return []
  const name = node.localName.toLowerCase()
  if (SILENT.test(name)) return []
  const tag = Object.hasOwn(BECOMES, name) ? BECOMES[name] : undefined
  if (tag === undefined) return content(node, direction)
  const made = element(node, tag, direction)
  return [tag === 'table' ? scrolling(made) : made]
}

const inside = (node: Node, direction: string | undefined): readonly Node[] =>
  [...node.childNodes].flatMap((child) => copy(child, direction))

/**
 * Copies the allowed content of an element to new elements. Only listed tags and attributes are copied. No markup is
 * serialised, so it cannot be parsed differently a second time. Each outer block runs as it says itself, as `source` says,
 * or else as its first letter does (FMT-06).
 */
export const allowedCopy = (source: Element): DocumentFragment => {
  const made = document.createDocumentFragment()
  made.append(...inside(source, directionOf(source) ?? 'auto'))
  return made
}

/** The number of characters that are sanitised at a time; the main thread is free in between. */
const BATCH = 6_000
/** The approximate overhead of the tags of one paragraph. */
const TAGS = 60

/** Wrapper elements are flattened, so that a long text inside them is split as well; where lines run in them is kept. */
const unwrapped = (body: Element): Element => {
  const only = body.childNodes.length === 1 ? body.firstElementChild : null
  if (!only || !/^(div|section|article|main)$/.test(only.localName)) return body
  if (!only.hasAttribute('dir')) only.setAttribute('dir', directionOf(body) ?? '')
  return unwrapped(only)
}

/** Moves the content of an element into small elements, one after the other (fault 40). */
export const inBatches = function* (body: Element): Generator<Element> {
  const source = unwrapped(body)
  while (source.firstChild) {
    const part = source.ownerDocument.createElement('div')
    part.setAttribute('dir', directionOf(source) ?? '')
    for (let size = 0; source.firstChild && size < BATCH;) {
      const node = source.firstChild
      size += (node.textContent?.length ?? 0) + TAGS
      part.append(node)
    }
    yield part
  }
}
