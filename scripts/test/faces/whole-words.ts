// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
import type { Page } from 'playwright-core'

/** What keeps a reader from reading a word whole, or a finger from reaching a control. */
export type Hindrance = Readonly<{ kind: 'torn' | 'cut' | 'covered'; text: string; where: string }>

/**
 * Runs inside the page, so it uses no outer scope. A word is broken within it only where one word alone exceeds the line,
 * and never in a bar; no name is cut, in any list; every control, once it is scrolled to, is itself what a finger meets
 * at its centre.
 */
const hindrances = (): Hindrance[] => {
  const found: Hindrance[] = []
  const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
  const whereIs = (element: Element): string =>
    [element.parentElement, element]
      .flatMap((one) =>
        one ? [[...one.classList].map((name) => name.replace(/__\w+$/, '')).join('.') || one.tagName] : [],
      )
      .join(' > ')
  const tell = (kind: Hindrance['kind'], text: string, element: Element): void => {
    found.push({ kind, text: flat(text).slice(0, 90), where: whereIs(element) })
  }
  const isForTheEar = (element: Element): boolean => {
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { clipPath, position, opacity } = getComputedStyle(around)
      const { width } = around.getBoundingClientRect()
      if (clipPath !== 'none' || opacity === '0' || (position === 'absolute' && width <= 1)) return true
    }
    return false
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isForTheEar(element)

  const BARS = 'nav, header h1, [role=tablist], [role=toolbar], [role=radiogroup]'
  /** The width that a line has in the block around a text. */
  const lineWidth = (element: Element): number => {
    let block: Element = element
    while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement
    const { paddingLeft, paddingRight, columnGap, display } = getComputedStyle(block)
    const gap = Number.parseFloat(columnGap) || 0
    // A box, a sign or a count beside the words takes its part of the line.
    const beside = display.includes('flex')
      ? [...block.children].filter((one) => !one.contains(element)).map((one) => one.getBoundingClientRect().width)
      : []
    const taken = beside.reduce((sum, width) => sum + width + gap, 0)
    return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - taken
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (element === null || flat(text) === '' || element.closest('script, style, noscript, [aria-hidden=true] svg'))
      continue
    if (!isSeen(element)) continue
    // A hyphen and a stroke are places to break at.
    for (const { index, 0: word } of text.matchAll(/[^\s\u00ad\-–—/]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0)
      const lines = new Set(boxes.map(({ top }) => Math.round(top)))
      if (lines.size < 2) continue
      const width = boxes.reduce((sum, box) => sum + box.width, 0)
      if (element.closest(BARS) !== null || width <= lineWidth(element)) tell('torn', word, element)
    }
  }

  const NAMES = 'h1, h2, h3, h4, a, button, label, summary, [role=tab], [class*=itle], [class*=list-row_overline]'
  const PREVIEWS = '[class*=metaWords], select, input, textarea'
  for (const element of document.querySelectorAll('main *, nav *, [role=dialog] *')) {
    const { overflowX, textOverflow, webkitLineClamp, overflowY } = getComputedStyle(element)
    const isCutAcross =
      textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    const isCutBelow =
      webkitLineClamp !== 'none' && overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 4
    if (!isCutAcross && !isCutBelow) continue
    if (element.closest(PREVIEWS) !== null || !isSeen(element)) continue
    if (element.matches(NAMES) || element.closest(NAMES) !== null || element.querySelector(NAMES) !== null)
      tell('cut', element.textContent ?? '', element)
  }

  /** Whether what is met belongs to a bar that the control is no part of; a hint about a button is no bar. */
  const isBarOver = (met: Element, control: Element): boolean => {
    const over = met.closest('nav, header, [class*=places-map_sheet], [class*=selection-bar], [class*=frame_offline]')
    return over !== null && !over.contains(control) && met.closest('[class*=filters_]') === null
  }
  const scrolled = [...document.querySelectorAll('*')].filter(({ scrollTop, scrollLeft }) => scrollTop + scrollLeft > 0)
  const before = scrolled.map((element) => [element, element.scrollTop, element.scrollLeft] as const)
  const overlay = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].findLast((one) =>
    isSeen(one),
  )
  for (const control of (overlay ?? document).querySelectorAll(
    'main a, main button, main input, main select, [role=dialog] button, [role=dialog] a',
  )) {
    if (!isSeen(control) || control.closest('[aria-hidden=true]') !== null || control.closest('[inert]') !== null)
      continue
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const boxes = [...control.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const box = boxes[Math.floor(boxes.length / 2)]
    if (!box) continue
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const met = document.elementFromPoint(x, y)
    const name = control.getAttribute('aria-label') ?? control.textContent ?? control.tagName
    if (met === null) continue
    if (!met.contains(control) && !control.contains(met) && isBarOver(met, control))
      tell('covered', `${name} (by ${whereIs(met)})`, control)
  }
  for (const [element, top, left] of before) element.scrollTo({ top, left, behavior: 'instant' })
  return found
}

/** What is torn, cut or covered on the page as it is. */
export const wholeness = async (page: Page): Promise<readonly string[]> => {
  const found = await page.evaluate(hindrances)
  return [...new Set(found.map(({ kind, text, where }) => `${kind}: "${text}" in ${where}`))]
}
