/** How long the app may take to fill what it has drawn, in milliseconds: nobody is shown what was for longer. */
const PATIENCE = 4_000
/** By what a citizen acts on what the app has drawn. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

const isInSight = (element: Element): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top < innerHeight && bottom > 0
}

/** Whether the app stands there, in place of what the page came with. */
const isDrawn = (root: Element): boolean => root.firstElementChild !== null && root.querySelector('.splash') === null

/** Whether nothing that is in sight waits for its content. */
const isFilled = (root: Element): boolean => ![...root.querySelectorAll('[aria-busy=true]')].some(isInSight)

/**
 * What was last seen lies over the page (`src/last-seen.js`) until the app shows as much in its place (SHELL-25); it goes at
 * once when the citizen acts on what the app has drawn, or the app has gone elsewhere.
 */
export const takeOver = (root: Element): void => {
  const lastSeen = document.getElementById('last-seen')
  // What has not come by now comes no more.
  delete (globalThis as { piazzaSeen?: string }).piazzaSeen
  if (!lastSeen) return
  const address = location.href
  const ended = new AbortController()
  let longest: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    ended.abort()
    watching.disconnect()
    clearTimeout(longest)
    lastSeen.remove()
  }
  const look = (): void => {
    if (!isDrawn(root)) return
    if (location.href !== address || isFilled(root)) return end()
    if (longest !== undefined) return
    longest = setTimeout(end, PATIENCE)
    for (const act of ACTS) addEventListener(act, end, { signal: ended.signal, capture: true, passive: true })
  }
  const watching = new MutationObserver(look)
  watching.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] })
  look()
}
