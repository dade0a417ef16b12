/** How long something lies still before it counts as at rest, in milliseconds. */
const REST = 150

/** Calls work whenever an element has been scrolled and lies still. `forget` drops a call that is due; `end` stops listening. */
export const onRest = (scroller: HTMLElement, work: () => void) => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const forget = (): void => clearTimeout(waiting)
  const hear = (): void => {
    forget()
    waiting = setTimeout(work, REST)
  }
  scroller.addEventListener('scroll', hear, { passive: true })
  return {
    forget,
    end: (): void => {
      forget()
      scroller.removeEventListener('scroll', hear)
    },
  }
}
