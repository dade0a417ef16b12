// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
/** Functions that run in a page. Each is sent as its source, so it uses no outer scope. */
import type { Watched } from './watch.ts'

/** What an address shows once it is quiet. */
export type Seen = Readonly<{
  address: string
  /** Every text and every name of the page, in its order. */
  texts: readonly string[]
  /** What went wrong since the page was looked at before. */
  errors: readonly string[]
  /** What is still loading, or asked for. */
  loading: readonly string[]
  /** What the size of the window or of the letters makes wrong on a telephone. */
  cramped: readonly string[]
}>

/** How long nothing changes until a page counts as quiet, when it is given up, and what the citizen waits then, in milliseconds. */
export type Patience = Readonly<{ quiet: number; most: number; later: number; busy: string }>

/**
 * Goes to an address within the app, where one is named, waits until nothing changes any more, lets the time of `later`
 * pass, waits again, and reads the page. `busy` is the selector of what is loading.
 */
export const visit = async (path: string | null, { quiet, most, later, busy }: Patience): Promise<Seen> => {
  const { piazzaWatch: watch, piazzaTime: time } = globalThis as Watched
  let changed = performance.now()
  const changes = new MutationObserver(() => {
    changed = performance.now()
  })
  changes.observe(document.documentElement, { subtree: true, childList: true, characterData: true })
  // A file that has come brings another one, or a screen.
  const files = new PerformanceObserver(() => {
    changed = performance.now()
  })
  files.observe({ type: 'resource' })
  if (path !== null) history.pushState(null, '', path)
  const loading = (): readonly Element[] => [...document.querySelectorAll(busy)]
  const isQuiet = (): boolean =>
    performance.now() - changed > quiet &&
    watch.waiting === 0 &&
    loading().length === 0 &&
    (document.querySelector('main')?.textContent ?? '') !== ''
  const untilQuiet = async (): Promise<void> => {
    const end = performance.now() + most
    while (!isQuiet() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 25))
  }
  await untilQuiet()
  if (later > 0) {
    await time.pass(later)
    changed = performance.now()
    await untilQuiet()
  }
  changes.disconnect()
  files.disconnect()
  const restless = isQuiet() ? [] : [`it is never quiet: ${watch.waiting} requests wait`]

  const FIELDS =
    'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, select, [contenteditable=true]'
  const smallFields = [...document.querySelectorAll(FIELDS)].filter(
    (field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16,
  )
  const { scrollWidth, scrollHeight } = document.documentElement
  const texts: string[] = [document.title]
  const hasBoxes = (text: Node): boolean => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getClientRects().length > 0
  }
  const read = (node: Node): void => {
    if (node instanceof Text) {
      const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true }) === true
      if (node.data.trim() !== '' && isSeen && hasBoxes(node)) texts.push(node.data)
      return
    }
    if (!(node instanceof Element) || node.matches('script, style, template, noscript')) return
    if (getComputedStyle(node).display === 'none') return
    const name = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    if (name !== null && name !== '' && node.checkVisibility({ visibilityProperty: true })) texts.push(`[${name}]`)
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
      texts.push(`[${node.type} ${node.value} ${node.placeholder}]`)
    if (node instanceof HTMLSelectElement) texts.push(`[${[...node.options].map(({ text }) => text).join(', ')}]`)
    else for (const child of node.childNodes) read(child)
  }
  read(document.body)
  return {
    address: location.pathname + location.search,
    texts,
    errors: watch.errors.splice(0),
    loading: [...loading().map(({ outerHTML }) => outerHTML.slice(0, 160)), ...restless],
    cramped: [
      ...smallFields.map(
        ({ outerHTML }) => `its letters are below 16 px, and Safari enlarges the page: ${outerHTML.slice(0, 160)}`,
      ),
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide in a window of ${innerWidth}`] : []),
      ...(scrollHeight > innerHeight ? [`the page scrolls: ${scrollHeight} px in a window of ${innerHeight}`] : []),
    ],
  }
}

/** What went wrong since it was asked before. */
export const takeErrors = (): readonly string[] => (globalThis as Watched).piazzaWatch.errors.splice(0)

/** Puts what the app has stored on a device, as if it had been there before. */
export const store = (items: Readonly<Record<string, string>>): void => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
}
