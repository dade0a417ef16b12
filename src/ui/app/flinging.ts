import { type RefObject, useEffect, useState } from 'react'

/** From this speed on, in pixels a millisecond, nobody reads: a row that comes by then is only its place. */
const FLING_SPEED = 3
/** Movements further apart than this, in milliseconds, are jumps (Page Down, the scroll bar): what they lead to is looked at. */
const CONTINUOUS = 50

/** Whether the list is flung past faster than anyone reads: one fast movement on the heels of another. */
export const useFlinging = (scroller: RefObject<HTMLElement | null>): boolean => {
  const [isFlinging, setFlinging] = useState(false)
  useEffect(() => {
    const moved = scroller.current
    if (!moved) return undefined
    let before = { top: moved.scrollTop, at: performance.now(), isFast: false }
    const hear = () => {
      const top = moved.scrollTop
      const at = performance.now()
      const lasted = Math.max(1, at - before.at)
      const isFast = lasted < CONTINUOUS && Math.abs(top - before.top) / lasted > FLING_SPEED
      setFlinging(isFast && before.isFast)
      before = { top, at, isFast }
    }
    moved.addEventListener('scroll', hear, { passive: true })
    return () => moved.removeEventListener('scroll', hear)
  }, [scroller])
  return isFlinging
}
