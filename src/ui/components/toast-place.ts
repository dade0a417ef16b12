import { freePlace, type Stretch } from './free-place.ts'
import { actions, heading, heldAtBottom, panel, scrim } from './overlay.css.ts'

/** The distance of toasts from what is around them, in CSS pixels. */
const MARGIN = 12

// Of navigations only the bars of the frame: those on a page scroll with it.
const NEEDED = `nav:not(main nav), .${heldAtBottom}, .${actions}, .${heading} button`
const SPARED = `header, output, .${panel}`
/** What the citizen may be at; headings and pages that are focused for their name alone are not. */
const CONTROLS = 'a, button, input, textarea, select, [contenteditable=true]'

/** What one is at, and the button that sends it. */
const inUse = (region: HTMLElement): readonly Element[] => {
  const control = document.activeElement
  if (!control?.matches(CONTROLS) || region.contains(control)) return []
  const sending = [...(control.closest('form')?.elements ?? [])].filter((one) => one.matches('[type=submit]'))
  return [control, ...sending]
}

/** The stretches of the window that elements take beside a column. */
const stretchesOf = (elements: Iterable<Element>, { left, right }: DOMRect): readonly Stretch[] =>
  [...elements]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.height > 0 && one.right > left && one.left < right)

const put = (region: HTMLElement, list: HTMLElement): void => {
  const { paddingTop, paddingBottom } = getComputedStyle(region)
  const [safeTop, safeBottom] = [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom)]
  const { offsetTop, height } = globalThis.visualViewport ?? { offsetTop: 0, height: innerHeight }
  const column = list.getBoundingClientRect()
  const used = inUse(region)
  const isHeld =
    used.some((one) => one.matches('input, textarea')) || document.querySelector(`.${scrim}, .${heldAtBottom}`)
  const place = freePlace({
    height: list.scrollHeight,
    window: { top: offsetTop + safeTop, bottom: offsetTop + height - safeBottom },
    needed: stretchesOf([...document.querySelectorAll(NEEDED), ...used], column),
    spared: stretchesOf(document.querySelectorAll(SPARED), column),
    from: isHeld ? 'top' : 'bottom',
    margin: MARGIN,
  })
  if (!place) return
  region.style.top = `${place.top - safeTop}px`
  region.style.bottom = 'auto'
  list.style.maxHeight = `${place.room}px`
}

/**
 * Keeps toasts where they cover nothing that one needs next: what is focused and the button that sends it, the buttons of
 * dialogs, and the bars at the bottom (SHELL-22). Follows whatever moves on the page, until the result is called.
 */
export const keepClear = (region: HTMLElement): (() => void) => {
  const list = region.firstElementChild
  if (!(list instanceof HTMLElement)) return () => {}
  let frame = 0
  const follow = (): void => {
    // What somebody is about to press stays where it is.
    if (region.matches(':hover, :focus-within')) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => put(region, list))
  }
  const heard = ['scroll', 'resize', 'focusin', 'focusout', 'animationend', 'transitionend']
  const sources = [window, globalThis.visualViewport].flatMap((one) => one ?? [])
  for (const source of sources) for (const type of heard) source.addEventListener(type, follow, true)
  const changes = new MutationObserver(follow)
  changes.observe(document.body, { childList: true, subtree: true })
  const sizes = new ResizeObserver(follow)
  for (const part of list.children) sizes.observe(part)
  put(region, list)
  return () => {
    cancelAnimationFrame(frame)
    for (const source of sources) for (const type of heard) source.removeEventListener(type, follow, true)
    changes.disconnect()
    sizes.disconnect()
  }
}
