// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
/** The functions that run inside the page. Each is sent as source text, so it uses no outer scope. */

/** A finding about a text, and its location. */
export type Finding = Readonly<{
  kind:
    | 'hard-coded'
    | 'clipped'
    | 'outside'
    | 'wide'
    | 'under the notch'
    | 'zoomed at a touch'
    | 'another weight'
    | 'without room'
    | 'broken'
  text: string
  where: string
}>

type Page = typeof globalThis & { piazzaData: Set<string>; piazzaCalls: Set<string> }

/**
 * Runs before any code of the app: records the requests to the simulated backend (`METHOD path`) and every text of its
 * answers. Replacements of `fetch` are recorded too, because the demo answers inside the page. Lists are emptied in the
 * answers to requests that match `emptied` (the source of a regular expression).
 */
export const listen = (emptied?: string): void => {
  const page = globalThis as Page
  page.piazzaData = new Set()
  page.piazzaCalls = new Set()
  const withoutRows = (value: unknown): unknown => {
    if (Array.isArray(value)) return []
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, name === 'totalRows' ? 0 : withoutRows(one)]),
    )
  }
  const keep = (value: unknown): void => {
    if (typeof value === 'string') page.piazzaData.add(value)
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) keep(one)
  }
  const heard =
    (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
    async (input, init) => {
      const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method ?? 'GET' }
      const asked = `${method} ${new URL(url, location.href).pathname}`
      page.piazzaCalls.add(asked)
      const response = await fetch(input, init)
      if (!(response.headers.get('content-type') ?? '').includes('json')) return response
      const answer: unknown = await response
        .clone()
        .json()
        .catch(() => undefined)
      keep(answer)
      return emptied !== undefined && answer !== undefined && new RegExp(emptied).test(asked)
        ? Response.json(withoutRows(answer), { status: response.status })
        : response
    }
  const define = Object.defineProperty
  Object.defineProperty = <Owner>(
    owner: Owner,
    key: PropertyKey,
    descriptor: PropertyDescriptor & ThisType<unknown>,
  ) => {
    const isFetch = (owner as unknown) === globalThis && key === 'fetch' && typeof descriptor.value === 'function'
    return define(owner, key, isFetch ? { ...descriptor, value: heard(descriptor.value as typeof fetch) } : descriptor)
  }
}

/**
 * Checks the page. Text of the interface is in brackets; other text must come from the server, be a number or a date,
 * or be among the few texts that are equal in every language. Text of the interface must not be clipped or stand outside
 * the window, and the page must not scroll horizontally. Nothing stands where the window is covered at its sides, and no
 * field has letters below 16 px: iPhones zoom in at such a field, and stay so. Titles have one weight on all pages. No number
 * stands in two lines. What scrolls has room for some lines.
 */
export const inspect = ({
  same,
  clipped,
  documents,
  isLayoutOnly,
}: {
  same: readonly string[]
  clipped: readonly string[]
  documents: readonly string[]
  isLayoutOnly: boolean
}): Finding[] => {
  const page = globalThis as Page
  const findings: Finding[] = []
  const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
  const written = (html: string): boolean => /<\w/.test(html)
  // No HTML parser: the page's policy forbids creating markup from text.
  const plain = (html: string): string =>
    flat(
      written(html)
        ? html
            .replaceAll(/<[^>]*>/g, ' ')
            .replaceAll('&nbsp;', ' ')
            .replaceAll('&amp;', '&')
        : html,
    )
  const given = isLayoutOnly ? new Set<string>() : page.piazzaData
  // An external page is named by its host, with or without 'www'.
  const hosts = [...given].flatMap((text) =>
    /^https?:/.test(text) && URL.canParse(text)
      ? [new URL(text).hostname, new URL(text).hostname.replace(/^www\./, '')]
      : [],
  )
  const data = [...given, ...hosts].map(plain).filter((text) => text !== '')
  const known = new Set(data.map((text) => text.toLowerCase()))
  const long = [...given].filter((text) => written(text) || text.length > 60).map(plain)
  const pieces = [...known].filter((text) => text.length > 1).sort((a, b) => b.length - a.length)
  const LETTER = /\p{L}/u
  const DATE =
    /(?<!\p{L})(?:ieri|oggi|domani|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|lun|mar|mer|gio|ven|sab|dom|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)(?!\p{L})/giu

  /** Whether there is text outside the brackets that is not from the server; nothing counts as such where the layout alone is checked. */
  const isOurs = (text: string): boolean => {
    const said = flat(text)
    if (isLayoutOnly || !LETTER.test(said) || same.includes(said) || known.has(said.toLowerCase())) return false
    // Initials of a name: of its first and last word, which may be a number.
    if (/^\p{Lu}[\p{Lu}\p{N}]?$/u.test(said)) return false
    // File names are composed of server texts, without unsafe characters.
    if (/^[\p{L}\d _-]+\.[a-z]{3,4}$/u.test(said)) return false
    const beginning = said.replace(/…$/, '')
    if (long.some((one) => one.includes(beginning))) return false
    let left = ` ${said.toLowerCase()} `
    for (const piece of pieces)
      if (left.includes(piece))
        left = left.replaceAll(
          new RegExp(`(?<!\\p{L})${piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'gu'),
          ' ',
        )
    return LETTER.test(left.replaceAll(DATE, ' '))
  }
  /** The part of a text outside brackets. */
  const outside = (text: string): string => {
    let depth = 0
    let left = ''
    for (const letter of text) {
      if (letter === '⟦') depth += 1
      else if (letter === '⟧') depth -= 1
      else if (depth <= 0) left += letter
    }
    return left
  }
  const whereIs = (element: Element): string => {
    const looks = (one: Element) =>
      [...one.classList].map((name) => name.replace(/__\w+$/, '')).join('.') || one.tagName.toLowerCase()
    return [element.parentElement, element].flatMap((one) => (one ? [looks(one)] : [])).join(' > ')
  }
  const tell = (kind: Finding['kind'], text: string, element: Element): void => {
    findings.push({ kind, text: flat(text).slice(0, 90), where: whereIs(element) })
  }

  /** Whether boxes in an element can be seen nowhere: beyond the window, or before the start of what scrolls. */
  const isOutside = (element: Element, boxes: readonly DOMRect[]): boolean => {
    const isMirrored = document.documentElement.dir === 'rtl'
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(around)
      if (clipPath !== 'none' || overflowX === 'hidden' || overflowX === 'clip') return false
      if (around !== element && (overflowX === 'auto' || overflowX === 'scroll')) {
        const box = around.getBoundingClientRect()
        const isBefore = ({ left, right }: DOMRect) => (isMirrored ? right > box.right + 1 : left < box.left - 1)
        return around.scrollLeft === 0 && boxes.some(isBefore)
      }
      if (position === 'fixed') break
    }
    return boxes.some(({ left, right, width }) => width > 0 && (left < -1 || right > innerWidth + 1))
  }

  const edges = ['start', 'end'].map((side) =>
    Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--safe-${side}`)),
  )
  const covered = Math.max(0, ...edges.filter((edge) => !Number.isNaN(edge)))
  /** Whether something in an element can be seen only where the window is covered at its sides. */
  const isCovered = (element: Element, boxes: readonly DOMRect[]): boolean => {
    if (covered === 0) return false
    let [from, to] = [0, innerWidth]
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== 'visible') {
        const { left, right } = around.getBoundingClientRect()
        ;[from, to] = [Math.max(from, left), Math.min(to, right)]
      }
    return boxes.some(({ left, right, width }) => {
      const [start, end] = [Math.max(left, from), Math.min(right, to)]
      return width > 0 && start < end && (start < covered - 1 || end > innerWidth - covered + 1)
    })
  }

  /** A message may contain elements: its brackets surround their common text. */
  const isWithinMessage = (node: Node): boolean => {
    for (let around = node.parentElement, up = 0; around !== null && up < 3; around = around.parentElement, up += 1) {
      const range = document.createRange()
      range.setStart(around, 0)
      range.setEndBefore(node)
      const before = range.toString()
      if (before.split('⟦').length > before.split('⟧').length) return true
    }
    return false
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (
      element === null ||
      flat(text) === '' ||
      element.closest(['script, style, noscript', ...documents].join()) !== null
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const isOption = element.closest('option') !== null
    if ((boxes.length === 0 && !isOption) || !element.checkVisibility({ visibilityProperty: true })) continue
    const isMessage = text.includes('⟦') || text.includes('⟧')
    if (isOutside(element, boxes)) tell('outside', text, element)
    if (isCovered(element, boxes)) tell('under the notch', text, element)
    if (/^\d{1,4}$/.test(flat(text)) && new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
      tell('broken', text, element)
    // A text of the server may have links within: its parts stand in one element.
    const isOwn = isMessage ? isOurs(outside(text)) : isOurs(text) && isOurs(element.textContent)
    if (isOwn && !isWithinMessage(node)) tell('hard-coded', text, element)
    if (!isMessage || isOption || clipped.some((selector) => element.closest(selector) !== null)) continue
    // The space that a font takes is up to 1.5 times its size; tight lines leave out what no letter reaches.
    const leading = Math.max(4, 0.2 * Number.parseFloat(getComputedStyle(element).fontSize))
    for (
      let around: Element | null = element;
      around !== null && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      // Text for screen readers only.
      if (clipPath !== 'none' || (position === 'absolute' && box.width <= 1)) break
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isAcross = boxes.some(({ left, right }) => left < box.left - 1 || right > box.right + 1)
      const isBelow = boxes.some(({ top, bottom }) => top < box.top - leading || bottom > box.bottom + leading)
      const spills = around.matches('button, [role=button], a, label, input') && isAcross && overflowX === 'visible'
      if ((cuts(overflowX) && isAcross) || (cuts(overflowY) && isBelow) || spills) {
        tell('clipped', text, around)
        break
      }
      if (scrolls(overflowX) || scrolls(overflowY)) {
        if (isAcross && !scrolls(overflowX)) tell('clipped', text, around)
        break
      }
    }
  }

  for (const control of document.querySelectorAll('button, a, input, select, textarea'))
    if (control.checkVisibility({ visibilityProperty: true }) && isCovered(control, [control.getBoundingClientRect()]))
      tell('under the notch', control.getAttribute('aria-label') ?? control.tagName, control)

  // What takes no letters opens no keyboard.
  const lettered =
    'input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden]), select, textarea, [contenteditable=true]'
  for (const control of document.querySelectorAll(lettered))
    if (
      control.checkVisibility({ visibilityProperty: true }) &&
      Number.parseFloat(getComputedStyle(control).fontSize) < 16
    )
      tell('zoomed at a touch', control.getAttribute('aria-label') ?? control.tagName, control)

  for (const title of document.querySelectorAll(':is(h1, h2, h3, h4, h5, [class*=large-title_words])')) {
    if (!title.checkVisibility() || title.closest(documents.join()) !== null) continue
    for (const part of [title, ...title.querySelectorAll('a, button')]) {
      const { fontWeight } = getComputedStyle(part)
      if (fontWeight !== '600') tell('another weight', `${fontWeight}: ${part.textContent}`, part)
    }
  }

  for (const control of document.querySelectorAll('main, button, a, input, select, textarea, img, svg'))
    if (control.checkVisibility({ visibilityProperty: true }) && isOutside(control, [control.getBoundingClientRect()]))
      tell('outside', control.getAttribute('aria-label') ?? control.tagName, control)

  for (const element of document.querySelectorAll(
    '[aria-label], [title], [placeholder], [alt], [aria-description], [aria-roledescription], [aria-valuetext]',
  ))
    for (const name of [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
    ]) {
      // The demo's panel is not part of the app.
      const text = element.shadowRoot === null ? (element.getAttribute(name) ?? '') : ''
      if (isOurs(outside(text))) tell('hard-coded', `${name}: ${text}`, element)
    }
  if (isOurs(outside(document.title).replace(' · Piazza', ''))) tell('hard-coded', document.title, document.head)

  // Beside what stays, the rows of a list would be seen by nobody. In a low window the bars give way to the page.
  const lines = 3 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  for (const scroller of document.querySelectorAll('main, main *, [role=dialog] *, [role=alertdialog] *')) {
    if (scroller.matches('main') && innerHeight <= 400) continue
    if (scroller.clientHeight >= lines || scroller.scrollHeight <= scroller.clientHeight + 1) continue
    const { overflowY } = getComputedStyle(scroller)
    const isWritten = scroller.matches('input, textarea, [contenteditable=true]')
    if ((overflowY === 'auto' || overflowY === 'scroll') && !isWritten && scroller.checkVisibility())
      tell('without room', `${scroller.scrollHeight} px in ${scroller.clientHeight}`, scroller)
  }

  for (const element of [
    document.documentElement,
    ...document.querySelectorAll('main, [role=dialog], [role=alertdialog]'),
  ])
    if (element.scrollWidth > element.clientWidth + 1 && element.checkVisibility())
      tell('wide', `${element.scrollWidth} px in ${element.clientWidth}`, element)
  return findings
}
