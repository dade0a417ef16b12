import * as Option from 'fp-ts/lib/Option.js'
import { linkedText } from '#domain/links/linked-text.ts'
import { safeLink } from '#domain/links/safe-link.ts'
import { serverAddress } from '#domain/links/server-address.ts'
import { BLOCK_TAGS } from '#domain/text/blocks.ts'
import { serverHost } from './server-host.ts'

const KEPT = 'p br strong b em i u ul ol li a h3 h4 blockquote hr table caption thead tbody tr th td bdi s sub sup'
/** The allowed tags of external text, and their replacements: headings start at the third level. */
const BECOMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(KEPT.split(' ').map((tag) => [tag, tag])),
  bdo: 'bdi',
  del: 's',
  strike: 's',
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
const BLOCKS = BLOCK_TAGS.join()

/** Where the lines of an element run; undefined where it does not say. */
const directionOf = (source: Element): string | undefined =>
  /^(?:ltr|rtl|auto)$/i.exec(source.getAttribute('dir') ?? '')?.[0]

/** `direction`: where lines run as what stands around the element says, undefined where a copy says so already. */
const element = (source: Element, tag: string, direction: string | undefined): HTMLElement => {
  const made = document.createElement(tag)
  const own = directionOf(source) ?? (tag !== 'hr' && source.matches(BLOCKS) ? direction : undefined)
  if (own !== undefined) made.setAttribute('dir', own)
  if (tag === 'a') link(made, source.getAttribute('href'))
  if (tag === 'td' || tag === 'th') {
    span(made, 'colspan', source.getAttribute('colspan'))
    span(made, 'rowspan', source.getAttribute('rowspan'))
  }
  made.append(...inside(held(source), undefined))
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

const isBlank = (node: Node): boolean => !isElement(node) && (node.nodeType !== Node.TEXT_NODE || isEmpty(node))
const isEmpty = (node: Node): boolean => (node.textContent ?? '').trim() === ''

const hasBlocks = (source: Element): boolean => source.querySelector(BLOCKS) !== null
const isBlock = (node: Node): boolean => isElement(node) && (node.matches(BLOCKS) || hasBlocks(node))

/** The tag of an element in a copy; undefined where the element itself is left out. */
const tagOf = ({ localName }: Element): string | undefined => {
  const name = localName.toLowerCase()
  return Object.hasOwn(BECOMES, name) ? BECOMES[name] : undefined
}

/** The element that holds all that an element holds: a block that is left out needs no paragraph where it is alone. */
const held = (source: Element): Element => {
  const [only, ...others] = [...source.childNodes].filter((node) => !isBlank(node))
  const isAlone = only !== undefined && others.length === 0 && isElement(only)
  return isAlone && only.matches(BLOCKS) && tagOf(only) === undefined && directionOf(only) === undefined
    ? held(only)
    : source
}

/** Words, with their addresses as links where they are in none (FMT-09). */
const worded = (node: Node, words: string): readonly Node[] =>
  (node.parentElement?.closest('a') ? [{ text: words, href: undefined }] : linkedText(words)).map(({ text, href }) => {
    if (href === undefined) return document.createTextNode(text)
    const made = document.createElement('a')
    link(made, href)
    made.append(text)
    return made
  })

/** The lines of a preformatted text are lines. */
const lines = (node: Node): readonly Node[] => {
  const text = node.textContent ?? ''
  return (node.parentElement?.closest('pre') ? text.split('\n') : [text]).flatMap((line, at) => {
    const words = worded(node, line)
    return at === 0 ? words : [document.createElement('br'), words].flat()
  })
}

/** What an element holds: its blocks, and paragraphs of what stands between them. */
const flow = (source: Element, direction: string | undefined): readonly Node[] => {
  const made: Node[] = []
  let line: Node[] = []
  const endLine = () => {
    if (!line.every(isEmpty)) made.push(paragraph(line, direction))
    line = []
  }
  for (const child of source.childNodes) {
    if (!isBlock(child)) {
      line.push(...copy(child, undefined))
      continue
    }
    endLine()
    made.push(...copy(child, direction))
  }
  endLine()
  return made
}

const paragraph = (line: readonly Node[], direction: string | undefined): HTMLElement => {
  const made = document.createElement('p')
  if (direction !== undefined) made.setAttribute('dir', direction)
  made.append(...line)
  return made
}

/**
 * An element that is left out says where its lines run by those it holds, or by one around its words (FMT-06). What stands
 * on lines of its own still does.
 */
const content = (source: Element, direction: string | undefined): readonly Node[] => {
  const own = directionOf(source)
  if (isBlock(source)) return flow(source, own ?? direction)
  if (own === undefined) return inside(source, direction)
  const made = document.createElement('bdi')
  made.setAttribute('dir', own)
  made.append(...inside(source, undefined))
  return [made]
}

const copy = (node: Node, direction: string | undefined): readonly Node[] => {
  if (node.nodeType === Node.TEXT_NODE) return lines(node)
  if (!isElement(node)) return []
  if (SILENT.test(node.localName.toLowerCase())) return []
  const tag = tagOf(node)
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
  const own = directionOf(source)
  made.append(...(own !== undefined || hasBlocks(source) ? flow(source, own ?? 'auto') : inside(source, 'auto')))
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
