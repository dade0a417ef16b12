/** What the bare page asks for, and as whom. */
export type Asked = Readonly<{ calls: readonly string[]; token: string | undefined }>

/** What a page has told of its first screen. */
export type Watched = {
  /** Each change between filled and not filled, in milliseconds since the navigation. */
  turns: { at: number; isFilled: boolean }[]
  /** The longest task, and the sum of all layout shifts. */
  longest: number
  shifted: number
  /** How often a skeleton was in sight that stood in nothing busy: listeners take it for an empty page. */
  mute: number
}

export type Watching = typeof globalThis & { watched?: Watched; asked?: Asked }

/** How high the bar at the foot of a phone is, in pixels: what is under it is not in sight. */
const BAR = 64
/** How many texts of the API make a filled screen. */
const ENOUGH = 3

/**
 * Runs in the page before its own scripts: records when its first screen shows no skeleton and at least three of these
 * texts, painted. It observes changes of the DOM, and requests no frames besides.
 */
export const watchFilled = ({
  texts,
  bar,
  enough,
}: Readonly<{ texts: readonly string[]; bar: number; enough: number }>): void => {
  const known = new Set(texts)
  const watched: Watched = { turns: [], longest: 0, shifted: 0, mute: 0 }
  ;(globalThis as Watching).watched = watched
  const isInSight = ({ width, height, top, bottom, left, right }: DOMRect): boolean =>
    width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight - bar && left < innerWidth
  const isFilled = (): boolean => {
    // What was last seen lies over the whole page until it goes (src/last-seen.js): only what stands in it is in sight.
    const page = document.querySelector('#last-seen') ?? document.body
    // Every skeleton has its width in a style of its own, and nothing in it.
    for (const bone of page.querySelectorAll('span[aria-hidden][style*=width]:empty'))
      if (isInSight(bone.getBoundingClientRect())) {
        if (bone.closest('[aria-busy=true]') === null) watched.mute += 1
        return false
      }
    const seen = new Set<string>()
    const nodes = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (nodes.nextNode()) {
      const text = nodes.currentNode.nodeValue?.trim().replaceAll(/\s+/g, ' ') ?? ''
      // A line may say several: where, and in which town.
      const told = text.split(' · ').filter((part) => known.has(part) && !seen.has(part))
      if (told.length === 0) continue
      range.selectNodeContents(nodes.currentNode)
      if (isInSight(range.getBoundingClientRect())) for (const part of told) seen.add(part)
      if (seen.size >= enough) return true
    }
    return false
  }
  const { port1, port2 } = new MessageChannel()
  let isAsked = false
  port1.addEventListener('message', () => {
    const at = performance.now()
    isAsked = false
    const now = isFilled()
    if (now !== (watched.turns.at(-1)?.isFilled ?? false)) watched.turns.push({ at, isFilled: now })
  })
  port1.start()
  new MutationObserver(() => {
    if (isAsked || document.body === null) return
    isAsked = true
    // The message is processed once this frame has been laid out and painted.
    requestAnimationFrame(() => port2.postMessage(undefined))
  }).observe(document, { childList: true, characterData: true, attributes: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (!watched.turns.some(({ at, isFilled }) => isFilled && at < startTime))
        watched.longest = Math.max(watched.longest, duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shifted += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What the watcher is given for the texts of an API. */
export const watchedFor = (texts: readonly string[]) => ({ texts, bar: BAR, enough: ENOUGH })

/** The shortest and the longest text that counts: a page may show a number or a letter of its own, and no whole article. */
const SHORTEST = 3
const LONGEST = 300

/** The texts of an answer that a page may show as they are; markup is another matter. */
export const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') {
    const text = value
      .replaceAll(/<[^>]*>/g, ' ')
      .trim()
      .replaceAll(/\s+/g, ' ')
    return text.length < SHORTEST || text.length > LONGEST || /^[\d\s:.TZ+-]*$/.test(text) ? [] : [text]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
