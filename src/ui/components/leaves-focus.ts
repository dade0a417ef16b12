import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** What can be told as a place of its own, and takes the focus that something in it had. */
const PLACES = 'main, section, [tabindex]'

const ancestorsOf = (element: Element): readonly HTMLElement[] => {
  const { parentElement } = element
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : []
}

const isFocused = (element: HTMLElement): boolean => {
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** Focuses a place that may not be focusable by itself, for as long as it has the focus. */
const focusPlace = (place: HTMLElement | undefined): void => {
  if (!place || place.matches('[tabindex]')) return void place?.focus({ preventScroll: true })
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}

/** Finds what takes the focus, in the element that was around what went. */
type Heir = (around: HTMLElement) => HTMLElement | null | undefined

/**
 * Call it before something goes: it returns a function that hands on the focus once that has gone, unless the focus is
 * elsewhere by then. Without an heir, the place around it has it.
 */
export const focusAfter = (going: Element, heir?: Heir): (() => void) => {
  const ancestors = ancestorsOf(going)
  return () => {
    if (document.activeElement !== document.body) return
    const left = ancestors.filter(({ isConnected }) => isConnected)
    const next = left[0] && heir?.(left[0])
    if (!next || !isFocused(next)) focusPlace(left.find((one) => one.matches(PLACES)))
  }
}

/** What goes while the focus is in it leaves the focus to its heir, or to the place around it: never to nothing. */
export const useLeavesFocus = (going: RefObject<HTMLElement | null>, heir?: Heir): void => {
  const heirOf = useEffectEvent((around: HTMLElement) => heir?.(around))
  useLayoutEffect(() => {
    const element = going.current
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(focusAfter(element, (around) => heirOf(around)))
    }
  }, [going])
}
