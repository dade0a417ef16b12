import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

type Press = KeyboardEvent | ReactKeyboardEvent

/**
 * The key of a press; none ('') while a word is being composed, whose keys belong to the input method: Enter takes a
 * proposal, arrows walk through them, Escape drops them. Every listener of ours asks here.
 */
export const keyOf = (press: Press): string => {
  const native = 'nativeEvent' in press ? press.nativeEvent : press
  // Safari ends the composition before the Enter that ends it, and says 229 alone.
  return native.isComposing || press.keyCode === 229 ? '' : press.key
}
