// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
/** What a citizen finds in a page. Each function is sent as its source, so it uses no outer scope. */
import type { Point } from './tab.ts'

/** Where the thing of a name can be pressed; undefined while it is not there, or something lies over it. */
export const pointOf = (name: string, nth: number): Point | null => {
  const flat = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const CANDIDATES =
    'button, a[href], input, textarea, select, summary, [contenteditable=true], [role=button], [role=option], [role=tab], [role=menuitem], [role=menuitemradio], [role=application], [role=group], [role=radio], h2, h3, li'
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
  const [wanted, begins] = name.endsWith('…') ? [name.slice(0, -1), true] : [name, false]
  const isNamed = (one: string): boolean =>
    one === wanted || one === `${wanted} *` || one === `${wanted}*` || (begins && one.startsWith(wanted))
  const found = [...document.querySelectorAll(CANDIDATES)].filter((element) => {
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert], [aria-hidden=true]'))
      return false
    return element.getClientRects().length > 0 && namesOf(element).some(isNamed)
  })
  // Of things within each other that share a name the innermost is meant.
  const element = found.filter((one) => !found.some((other) => other !== one && one.contains(other)))[nth]
  if (element === undefined) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const point = { x: left + width / 2, y: top + height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  const isHit =
    hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
  return isHit ? point : null
}

/** The text that can be read, with the values of fields. */
export const textOf = (): string => document.body.innerText.replaceAll(/\s+/g, ' ')

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
