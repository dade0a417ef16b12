import { SHOWN_ATTRIBUTES, SHOWN_TAGS } from './shown.ts'

/** What stands on a page: a text, or an element with its attributes and what is in it. `src/last-seen.js` draws it again. */
export type DrawnPart = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...DrawnPart[]]

/** Elements that only show: what runs or plays is left out. The same names are allowed when it is drawn again. */
const TAGS: ReadonlySet<string> = new Set(SHOWN_TAGS)
const ATTRIBUTE = new RegExp(SHOWN_ATTRIBUTES)
/** A picture that is written out is part of the page, and too long to be kept. */
const PICTURE = /^(?!data:)/
/** A link within the app. */
const WITHIN = /^\/(?!\/)/

/** What is chosen is a property of a field. */
const stateOf = (element: Element): Readonly<Record<string, string>> =>
  element instanceof HTMLInputElement && element.checked ? { checked: '' } : {}

const attributesOf = (element: Element): Readonly<Record<string, string>> => {
  const attributes: Record<string, string> = {}
  for (const { name, value } of element.attributes)
    if (ATTRIBUTE.test(name) && name !== 'checked') attributes[name] = value
  Object.assign(attributes, stateOf(element))
  if (element instanceof HTMLElement && element.style.cssText !== '') attributes['style'] = element.style.cssText
  // One that leads elsewhere looks like a link, and does nothing yet: the app keeps the way back.
  const href = element instanceof HTMLAnchorElement ? element.getAttribute('href') : null
  if (href !== null) attributes['href'] = WITHIN.test(href) ? href : '#'
  if (element.localName === 'linearGradient') attributes['id'] = element.id
  if (element instanceof HTMLImageElement && PICTURE.test(element.src)) attributes['src'] = element.src
  return attributes
}

/** What comes and goes over a screen is no part of how it is kept. */
const isPassing = (element: Element): boolean => element.hasAttribute('popover') || element.hasAttribute('data-passing')

/** How far beyond the window it is kept, in pixels: what the edge cuts through would be laid out otherwise without its rest. */
const BEYOND = 200

/** Whether an element is in a window of that size or near it, or takes no room of its own. */
const isInSight = (element: Element, width: number, height: number): boolean => {
  const box = element.getBoundingClientRect()
  return box.width === 0 || box.height === 0 || (box.left < width + BEYOND && box.top < height + BEYOND)
}

/** Whether an element is part of a table: its columns are as wide as all of its rows ask for. */
const isOfTable = (element: Element): boolean => element.closest('table') !== null

/** Whether an element keeps its end in sight, as a conversation does: it is drawn again from its end (`data-at-end`). */
const isAtEnd = (element: Element): boolean => element.hasAttribute('data-at-end')

/** Whether an element is above the window, in a list that hangs on its end: what follows stays where it is without it. */
const hasPassed = (element: Element): boolean =>
  element.parentElement?.hasAttribute('data-from-end') === true && element.getBoundingClientRect().bottom <= 0

/** A select shows what is chosen; one where that is nothing looks otherwise. */
const selectIn = (select: HTMLSelectElement): DrawnPart => [
  'select',
  attributesOf(select),
  ['option', select.value === '' ? { value: '' } : {}, select.selectedOptions[0]?.text ?? ''],
]

/**
 * What stands in an element, as far as it is in sight; undefined where something of it has been scrolled, as it would be drawn
 * again from its beginning, or where a text was begun: nothing that was typed is part of it.
 */
export const drawnIn = (element: Element, width: number, height: number): DrawnPart | undefined => {
  if ((element.scrollTop > 0 && !isAtEnd(element)) || element.scrollLeft !== 0) return undefined
  if (element instanceof HTMLTextAreaElement)
    return element.value === '' ? ['textarea', attributesOf(element)] : undefined
  const content: DrawnPart[] = []
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) content.push(child.nodeValue ?? '')
    if (!(child instanceof Element) || !TAGS.has(child.localName) || isPassing(child)) continue
    if (!(isInSight(child, width, height) || isOfTable(element)) || hasPassed(child)) continue
    const drawn = child instanceof HTMLSelectElement ? selectIn(child) : drawnIn(child, width, height)
    if (drawn === undefined) return undefined
    content.push(drawn)
  }
  return [element.localName, attributesOf(element), ...content]
}
