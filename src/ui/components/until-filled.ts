/** So long what somebody comes back to is waited for, in milliseconds. */
const PATIENCE = 10_000
/** Whoever does one of these goes on from where the page stands. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Whether the focus is nowhere in particular: who comes back finds the link they left by, unless they have moved on by now. */
export const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.tagName === 'H1'

/**
 * Tries to bring somebody back to where they were, again whenever more of the page is there, until the attempt succeeds and
 * `hold` milliseconds after, at most for ten seconds. Whoever goes on meanwhile is left alone: by a pointer, a key, or a focus
 * that is elsewhere, which is all that a screen reader tells. Returns how to end it; `onEnd` hears that it has ended.
 */
export const untilFilled = (
  here: HTMLElement,
  attempt: () => boolean,
  hold = 0,
  onEnd: () => unknown = () => {},
): (() => void) => {
  let isThere = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** What had the focus at first, or was given it since. */
  let focused = document.activeElement
  const end = (): void => {
    filling.disconnect()
    clearTimeout(waiting)
    for (const act of ACTS) removeEventListener(act, end, { capture: true })
    onEnd()
  }
  const endAfter = (time: number): void => {
    clearTimeout(waiting)
    waiting = setTimeout(end, time)
  }
  const look = (): void => {
    if (!isFocusFree() && document.activeElement !== focused) return end()
    const isDone = attempt()
    focused = document.activeElement
    if (!isDone || isThere) return
    isThere = true
    if (hold === 0) end()
    else endAfter(hold)
  }
  const filling = new MutationObserver(look)
  for (const act of ACTS) addEventListener(act, end, { capture: true, passive: true })
  filling.observe(here, { childList: true, subtree: true })
  endAfter(PATIENCE)
  look()
  return end
}
