/** How far one scrolls one way until the bars follow, in pixels: a finger that rests is not still. */
const FAR = 24
/** What must be left to scroll for the bars to go: else the room that they give would bring them back. */
const ENOUGH = 240

/**
 * Marks the document while somebody reads on: from a scroll down until one up, the top, or another page. In a low window
 * the bars are gone meanwhile (`frame.css.ts`).
 */
export const markReading = (page: Document, window: EventTarget): void => {
  let scrolled: EventTarget | null = null
  let from = 0
  const show = (): void => {
    scrolled = null
    delete page.documentElement.dataset['reading']
  }
  const isReading = (): boolean => page.documentElement.dataset['reading'] !== undefined
  /** The room of the bars moves what the keyboard has come to, out of the window or under what sticks to its top (SHELL-28). */
  const keepInSight = (target: Element): void => {
    const focused = page.activeElement
    if (!focused?.matches(':focus-visible') || !target.contains(focused)) return
    focused.scrollIntoView({ block: 'nearest' })
    // Nobody has scrolled by that.
    from = target.scrollTop
  }
  const follow = ({ target }: Pick<Event, 'target'>): void => {
    if (!(target instanceof Element) || target.closest('main') === null) return
    const { scrollTop, scrollHeight, clientHeight } = target
    if (target !== scrolled) from = 0
    scrolled = target
    const moved = scrollTop - from
    if (scrollTop > 0 && Math.abs(moved) < FAR) return
    from = scrollTop
    const wasReading = isReading()
    if (moved > 0 && scrollHeight - clientHeight > ENOUGH) page.documentElement.dataset['reading'] = ''
    else if (moved < 0) delete page.documentElement.dataset['reading']
    if (isReading() !== wasReading) keepInSight(target)
  }
  // Scrolling does not bubble.
  page.addEventListener('scroll', follow, { capture: true, passive: true })
  // The router tells of each address as an event of the window.
  for (const arrival of ['pushState', 'popstate']) window.addEventListener(arrival, show)
  // Whoever has read on already, and enlarges the page then, reads on.
  follow({ target: page.querySelector('main') })
}
