// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { watchTyped } from './typed-fields.ts'

const isTyped = watchTyped(document)

/** Puts fields on the page, and types into the one that a selector finds. */
const type = (html: string, selector: string, value?: string): HTMLElement => {
  document.body.innerHTML = html
  const field = document.querySelector<HTMLInputElement>(selector)
  if (!field) throw new Error(selector)
  if (value !== undefined) field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

afterEach(() => {
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
})

describe('What was typed would be lost (fault 38)', () => {
  test.each([
    ['a name', '<input>', 'input', 'Giulia'],
    ['a password', '<form><input type="password"></form>', 'input', 'x'],
    ['a text', '<textarea></textarea>', 'textarea', 'Buongiorno'],
    ['a search that has not begun', '<input type="search">', 'input', 'bibl'],
    ['one of several fields', '<input><input id="b">', '#b', '2'],
    ['a choice that will be sent', '<form><input type="checkbox"></form>', 'input', undefined],
    ['a formatted text', '<div contenteditable="true">Gentile Comune</div>', 'div', undefined],
  ])('%s', (_, html, selector, value) => {
    type(html, selector, value)
    expect(isTyped()).toBe(true)
  })
})

describe('Nothing is lost', () => {
  test.each([
    ['nothing is typed', '<input value="Mario">'],
    ['there is no field', '<p>Avvisi</p>'],
  ])('where %s', (_, html) => {
    document.body.innerHTML = html
    expect(isTyped()).toBe(false)
  })

  test('where a field was emptied again', () => {
    type('<input>', 'input', '')
    expect(isTyped()).toBe(false)
  })

  test('once the form is gone', () => {
    type('<form><input type="password"></form>', 'input', 'x').remove()
    expect(isTyped()).toBe(false)
  })

  test('where the address repeats it', () => {
    history.replaceState(null, '', '/search?text=biblioteca')
    type('<input type="search">', 'input', 'biblioteca')
    expect(isTyped()).toBe(false)
  })

  test('by a choice that took effect', () => {
    type('<input type="checkbox">', 'input')
    expect(isTyped()).toBe(false)
  })
})
