// @vitest-environment happy-dom
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Combobox } from './combobox.tsx'
import { mounted } from './testing/mounted.tsx'

const OPTIONS = ['Via Manzoni, Varese', 'Via Manzoni, Saronno', 'Via Manzoni, Busto']

const Asked = ({ options, onChoose }: { options: readonly string[]; onChoose: (index: number) => void }) => {
  const [value, setValue] = useState('')
  return (
    <Combobox
      label="Indirizzo"
      name="address"
      value={value}
      change={setValue}
      options={options.map((label, index) => ({ label, press: () => onChoose(index) }))}
      status="3 trovati"
    />
  )
}

const opened = async (options: readonly string[] = OPTIONS) => {
  const onChoose = vi.fn<(index: number) => void>()
  const stage = await mounted(<Asked options={options} onChoose={onChoose} />)
  await stage.focus('input')
  const input = stage.find('input')
  return {
    ...stage,
    onChoose,
    isOpen: () => [input.getAttribute('aria-expanded'), stage.find('[role=listbox]').hidden],
    /** The active option as exposed to screen readers: by the field's pointer and by the option itself. */
    marked: () => {
      const id = input.getAttribute('aria-activedescendant')
      const selected = [...document.querySelectorAll('[role=option][aria-selected=true]')]
      expect(selected.map((one) => one.id)).toEqual(id === null ? [] : [id])
      return selected[0]?.textContent
    },
  }
}

const OPEN = ['true', false]
const SHUT = ['false', true]

describe('The list of a combobox', () => {
  test('is open while the field has the focus and there are options', async () => {
    const { isOpen, blur } = await opened()
    expect(isOpen()).toEqual(OPEN)
    await blur()
    expect(isOpen()).toEqual(SHUT)
    expect((await opened([])).isOpen()).toEqual(SHUT)
  })

  test.each([
    ['ArrowDown', 1, OPTIONS[0]],
    ['ArrowDown', 3, OPTIONS[2]],
    ['ArrowDown', 4, OPTIONS[0]],
    ['ArrowUp', 1, OPTIONS[2]],
    ['ArrowUp', 4, OPTIONS[2]],
  ])('is cycled by %s, %i times, with the focus in the field', async (key, times, expected) => {
    const { press, marked, focused, find } = await opened()
    for (let time = 0; time < times; time += 1) expect(await press(key)).toBe(false)
    expect([marked(), focused()]).toEqual([expected, find('input')])
  })

  test('has no active option after further typing', async () => {
    const { press, type, marked, isOpen } = await opened()
    await press('ArrowDown')
    await type('input', 'via manz')
    expect([marked(), isOpen()]).toEqual([undefined, OPEN])
  })

  test('closes with Escape, and opens with an arrow key', async () => {
    const { press, isOpen, marked } = await opened()
    expect([await press('Escape'), isOpen()]).toEqual([false, SHUT])
    // A second Escape is left to a surrounding dialog.
    expect(await press('Escape')).toBe(true)
    await press('ArrowDown')
    expect([isOpen(), marked()]).toEqual([OPEN, OPTIONS[0]])
  })
})

describe('The choice in a combobox', () => {
  test('is the active option when Enter is pressed, and the list closes', async () => {
    const { press, onChoose, isOpen } = await opened()
    await press('ArrowDown')
    await press('ArrowDown')
    await press('Enter')
    expect([onChoose.mock.calls, isOpen()]).toEqual([[[1]], SHUT])
  })

  test('is none without an active option, and Enter does not submit the form', async () => {
    const { press, onChoose } = await opened()
    expect([await press('Enter'), onChoose.mock.calls]).toEqual([false, []])
  })

  test('can be made with the pointer, and the field keeps the focus', async () => {
    const { find, click, focused, onChoose } = await opened()
    const third = '[role=option]:nth-child(3)'
    // The default action of either event would move the focus.
    const downs = ['pointerdown', 'mousedown'].map((name) => new Event(name, { bubbles: true, cancelable: true }))
    expect(downs.map((down) => find(third).dispatchEvent(down))).toEqual([false, false])
    await click(third)
    expect([onChoose.mock.calls, focused()]).toEqual([[[2]], find('input')])
  })
})

test('A combobox has a label, and announces the result of the search', async () => {
  const { find } = await opened()
  const input = find('input')
  expect(find('label').getAttribute('for')).toBe(input.id)
  expect(find('[role=listbox]').id).toBe(input.getAttribute('aria-controls'))
  expect([find('output').textContent, find('output').getAttribute('for')]).toEqual(['3 trovati', input.id])
})
