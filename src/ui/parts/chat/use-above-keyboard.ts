import { type RefObject, useEffect } from 'react'

/** A covered height below this, in CSS pixels, is no keyboard. */
const KEYBOARD = 120

/** Keeps an element above an overlaid phone keyboard: `--keyboard` is its covered height. */
export const useAboveKeyboard = (element: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const seen = globalThis.visualViewport
    if (!seen) return undefined
    const measure = () => {
      const covered = innerHeight - seen.height - seen.offsetTop
      const bottom = element.current?.getBoundingClientRect().bottom ?? innerHeight
      const below = Math.max(0, innerHeight - bottom)
      const lift = seen.scale === 1 && covered > KEYBOARD ? Math.max(0, covered - below) : 0
      element.current?.style.setProperty('--keyboard', `${lift}px`)
    }
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [element])
