import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** The distance from the end that counts as the end, in CSS pixels. */
const NEAR = 48

/**
 * Keeps the scroll position at the end while the content changes, until the reader scrolls up; then the position stays
 * fixed. `last` is the last line, `isOwn` whether it is the citizen's.
 */
export const useEnd = (
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  last: string | undefined,
  isOwn: boolean,
) => {
  const isHeld = useRef(true)
  const [isAway, setAway] = useState(false)
  const toEnd = () => {
    isHeld.current = true
    setAway(false)
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'instant' })
  }
  const hold = useEffectEvent((isSure: boolean) => {
    if (isSure || isHeld.current) toEnd()
  })
  useLayoutEffect(() => {
    const moved = scroller.current
    const grown = content.current
    if (!moved || !grown) return undefined
    let before = moved.scrollTop
    const hear = () => {
      const top = moved.scrollTop
      const rest = moved.scrollHeight - top - moved.clientHeight
      if (rest < NEAR) isHeld.current = true
      else if (top < before - 1) isHeld.current = false
      before = top
      setAway(!isHeld.current)
    }
    moved.addEventListener('scroll', hear, { passive: true })
    const observer = new ResizeObserver(() => hold(false))
    observer.observe(moved)
    observer.observe(grown)
    return () => {
      moved.removeEventListener('scroll', hear)
      observer.disconnect()
    }
  }, [scroller, content])
  const seen = useRef(last)
  useLayoutEffect(() => {
    const isNew = seen.current !== last
    seen.current = last
    hold(isNew && isOwn)
  }, [last, isOwn])
  return { isAway, toEnd }
}
