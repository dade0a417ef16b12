import { useEffect } from 'react'
import { keyOf } from '#ui/components/keys.ts'

/** Esc ends the selection, wherever the focus is; an open dialog handles its own Esc. */
export const useEscape = (isOn: boolean, onEscape: () => void): void => {
  useEffect(() => {
    if (!isOn) return undefined
    const hear = (press: KeyboardEvent) => {
      if (keyOf(press) === 'Escape' && !press.defaultPrevented && document.querySelector('[role$=dialog]') === null)
        onEscape()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isOn, onEscape])
}
