import { useEffect } from 'react'
import { keyOf } from '#ui/components/keys.ts'

/** An open dialog. A message that passes has the role of one as well, and is none that would have to be closed first. */
const DIALOG = '[role$=dialog]:not([aria-modal=false])'

/** Esc ends the selection, wherever the focus is; an open dialog handles its own Esc. */
export const useEscape = (isOn: boolean, onEscape: () => void): void => {
  useEffect(() => {
    if (!isOn) return undefined
    const hear = (press: KeyboardEvent) => {
      if (keyOf(press) === 'Escape' && !press.defaultPrevented && document.querySelector(DIALOG) === null) onEscape()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isOn, onEscape])
}
