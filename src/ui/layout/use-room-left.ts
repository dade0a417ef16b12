import { type RefObject, useLayoutEffect } from 'react'

/** The style sheets read the room under this name. */
export const ROOM_LEFT = '--room-left'

/** The least part of what scrolls that is left, even where what stands above takes more. */
const LEAST = 0.75

/**
 * Tells an element how much room of its page is left from one of its parts on, before anybody scrolls: the bars of the
 * page, of the network and of the demo, and all that stands above, take theirs first. `part`: the place of that part among
 * its children.
 */
export const useRoomLeft = (element: RefObject<HTMLElement | null>, part: number): void => {
  useLayoutEffect(() => {
    const whole = element.current
    const page = whole?.closest('main')
    if (!whole || !page) return undefined
    const tell = () => {
      const start = whole.children[part]?.getBoundingClientRect().top ?? 0
      const above = start - page.getBoundingClientRect().top + page.scrollTop
      const room = Math.max(page.clientHeight - above, page.clientHeight * LEAST)
      whole.style.setProperty(ROOM_LEFT, `${Math.floor(room)}px`)
    }
    let frame = 0
    // What is told changes the height of the page, which is observed: within one frame browsers call that an error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(tell)
    })
    // What stands above changes the height of what scrolls.
    for (const one of [page, ...page.children]) observer.observe(one)
    tell()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [element, part])
}
