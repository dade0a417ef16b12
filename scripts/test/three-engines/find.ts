// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
/** What a citizen finds in a page. Each function is sent as its source, so it uses no outer scope. */
import type { Point } from './tab.ts'

/** Where the thing of a name can be pressed; undefined while it is not there, or something lies over it. */
export const pointOf = (name: string): Point | null => {
  const flat = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const CANDIDATES =
    'button, a[href], input, textarea, select, summary, [contenteditable=true], [role=button], [role=option], [role=tab], [role=menuitem], [role=menuitemradio], [role=application], [role=radio]'
  const namesOf = (element: Element): readonly string[] => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
    const fields = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    return [
      flat(element.getAttribute('aria-label')),
      flat(labels.map((label) => label?.textContent).join(' ')),
      ...fields.map(({ textContent }) => flat(textContent)),
      flat(element.textContent),
    ].filter((one) => one !== '')
  }
  const [begins, ends] = name.includes('…') ? name.split('…') : [undefined, undefined]
  const isNamed = (one: string): boolean =>
    begins === undefined || ends === undefined
      ? [name, `${name} *`, `${name}*`].includes(one)
      : one.startsWith(begins) && one.endsWith(ends)
  const found = [...document.querySelectorAll(CANDIDATES)].filter((element) => {
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert], [aria-hidden=true]'))
      return false
    return element.getClientRects().length > 0 && namesOf(element).some(isNamed)
  })
  /** Where it can be pressed as the page stands. */
  const pressed = (element: Element): Point | null => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const point = { x: left + width / 2, y: top + height / 2 }
    const hit = document.elementFromPoint(point.x, point.y)
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element) ? point : null
  }
  // Of things within each other that share a name the innermost is meant.
  for (const element of found.filter((one) => !found.some((other) => other !== one && one.contains(other)))) {
    if (pressed(element) === null) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const point = pressed(element)
    if (point !== null) return point
  }
  return null
}

/** Waits until what moves has come to rest and has been drawn; what moves for ever is not waited for. */
export const settled = async (): Promise<void> => {
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
  for (const _ of ['one under way', 'the next']) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** The text that can be read; none while a page is only coming. */
export const textOf = (): string => ((document.body as HTMLElement | null)?.innerText ?? '').replaceAll(/\s+/g, ' ')

/** The value of the field that has the focus, or what stands in the editor. */
export const valueInHand = (): string => {
  const field = document.activeElement
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field?.textContent ?? '')
}

/** Selects what stands in the field that has the focus. */
export const selectAll = (): void => {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}

type Left = typeof globalThis & { piazzaLeft?: boolean }
/** Loads the page anew once this has been answered. */
export const leave = (): void => {
  const page: Left = globalThis
  page.piazzaLeft = true
  setTimeout(() => location.reload(), 100)
}
/** Whether the page is another one than that which was left, and has loaded; a document that is only coming is empty. */
export const isNew = (): boolean =>
  !('piazzaLeft' in globalThis) && 'piazzaWatch' in globalThis && document.readyState === 'complete'
