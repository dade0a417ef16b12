const FIELDS = 'input, textarea, select, [contenteditable]'

/** The part of any field that tells whether it holds something. */
type Field = Element & Partial<Pick<HTMLInputElement, 'value' | 'type' | 'form'>>

/** A choice is content where it will be sent; elsewhere it took effect when it was made. */
const contentOf = ({ value, type = '', form, textContent }: Field): string =>
  /^(?:checkbox|radio)$/.test(type) ? (form ? 'chosen' : '') : (value ?? textContent)

/**
 * Follows what is typed on a page. The result says whether any of its fields holds what was typed there, which would be
 * lost with the page (fault 38). It asks the fields themselves, so that it holds for each that there is, passwords too;
 * what the address repeats is not lost.
 */
export const watchTyped = (page: Document): (() => boolean) => {
  const touched = new WeakSet<EventTarget>()
  page.addEventListener('input', ({ target }) => target && touched.add(target), true)
  return () => {
    const repeated = new Set(new URLSearchParams(page.location.search).values()).add('')
    return [...page.querySelectorAll<Field>(FIELDS)].some(
      (field) => touched.has(field) && !repeated.has(contentOf(field)),
    )
  }
}
