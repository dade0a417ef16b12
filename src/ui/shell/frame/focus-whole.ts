const isLine = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)

const follow = ({ target }: Event): void => {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  for (let around = target.parentElement; around; around = around.parentElement)
    if (isLine(around)) return target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * Brings what the keyboard comes to wholly in sight, where it stands in a line that is scrolled sideways: browsers leave what
 * is in sight in part as it is, cut at the edge (SHELL-28). Returns how to end that.
 */
export const keepFocusWhole = (page: Document): (() => void) => {
  page.addEventListener('focusin', follow)
  return () => page.removeEventListener('focusin', follow)
}
