/** Whether the focus is nowhere in particular: who comes back finds the link they left by, unless they have moved on by now. */
export const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.tagName === 'H1'
