import { type RefObject, useEffect, useState } from 'react'

/** From this speed on, in pixels a millisecond, nobody reads: a row that comes by then is only its place. */
const FLING_SPEED = 3
/**
 * Movements further apart than this, in milliseconds, are jumps (Page Down, the scroll bar): what they lead to is looked
 * at. A slow device moves a flung list a few times a second only, and it is the one that must draw least.
 */
const CONTINUOUS = 150

/** Whether one movement of a list, over so many pixels within so many milliseconds of the one before, is part of a fling. */
export const isFling = (pixels: number, milliseconds: number): boolean =>
  milliseconds < CONTINUOUS && Math.abs(pixels) / Math.max(1, milliseconds) > FLING_SPEED

/** Whether the list is flung past faster than anyone reads: a fast movement on the heels of another. */
export const useFlinging = (scroller: RefObject<HTMLElement | null>): boolean => {
  const [isFlinging, setFlinging] = useState(false)
  useEffect(() => {
    const moved = scroller.current
    if (!moved) return undefined
    // Where the first movement came from does not matter; to ask for it would have the page laid out.
    let before = { top: 0, at: -Infinity }
    const hear = () => {
      const top = moved.scrollTop
      const at = performance.now()
      setFlinging(isFling(top - before.top, at - before.at))
      before = { top, at }
    }
    moved.addEventListener('scroll', hear, { passive: true })
    return () => moved.removeEventListener('scroll', hear)
  }, [scroller])
  return isFlinging
}

/** Whether a row that comes by is drawn: not while it is flung past, and for good once it was. */
export const useDrawn = (isFlinging: boolean): boolean => {
  const [isDrawn, setDrawn] = useState(!isFlinging)
  if (!isDrawn && !isFlinging) setDrawn(true)
  return isDrawn
}
