// @vitest-environment happy-dom
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { LocalDate } from '#domain/time/calendar.ts'
import { monthView } from '#ui/view/month.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'
import { MonthGrid } from './month-grid.tsx'
import { mounted } from './testing/mounted.tsx'

const day = (text: string): LocalDate => text as LocalDate
const TODAY = day('2026-11-20')
const MARKED: ReadonlyMap<LocalDate, number> = new Map([
  [TODAY, 5],
  [day('2026-11-28'), 1],
])

const PREVIOUS = 'button:first-child'
const NEXT = 'button:last-child'

const Month = ({ onSelect }: { onSelect: (day: LocalDate) => void }) => {
  const [month, setMonth] = useState(TODAY)
  const [selected, setSelected] = useState<LocalDate>()
  const choose = (chosen: LocalDate) => {
    setSelected(chosen)
    onSelect(chosen)
  }
  const shown = { label: 'Scegli un giorno', month, selected, today: TODAY, marked: MARKED }
  return <MonthGrid {...monthView({ ...shown, choose, lookAt: setMonth }, speechIn('it'))} />
}

const shown = async () => {
  const onSelect = vi.fn<(day: LocalDate) => void>()
  const stage = await mounted(<Month onSelect={onSelect} />)
  return {
    ...stage,
    onSelect,
    title: () => stage.find('p').textContent,
    /** The day with the focus; it is the only Tab stop. */
    at: () => {
      expect([...document.querySelectorAll('[data-day][tabindex="0"]')]).toEqual([stage.focused()])
      return stage.focused()?.getAttribute('data-day')
    },
  }
}

describe('A month by keyboard', () => {
  test.each([
    [['ArrowRight'], '2026-11-21'],
    [['ArrowLeft'], '2026-11-19'],
    [['ArrowDown'], '2026-11-27'],
    [['ArrowUp'], '2026-11-13'],
    [['Home'], '2026-11-16'],
    [['End'], '2026-11-22'],
    [['PageDown'], '2026-12-20'],
    [['PageUp'], '2026-10-20'],
    [['ArrowDown', 'ArrowDown'], '2026-12-04'],
    [['End', 'ArrowRight'], '2026-11-23'],
  ])('%j moves from today to %s, with the focus', async (keys, expected) => {
    const { focus, press, at } = await shown()
    await focus(`[data-day="${TODAY}"]`)
    for (const key of keys) expect(await press(key)).toBe(false)
    expect(at()).toBe(expected)
  })

  test.each([
    ['ArrowLeft', '2026-11-21'],
    ['ArrowRight', '2026-11-19'],
    ['ArrowDown', '2026-11-27'],
  ])('where lines run to the left %s moves to %s', async (key, expected) => {
    document.documentElement.dir = 'rtl'
    const { focus, press, at } = await shown()
    await focus(`[data-day="${TODAY}"]`)
    await press(key)
    document.documentElement.dir = ''
    expect(at()).toBe(expected)
  })

  test('changes the year with Shift', async () => {
    const { focus, press, at, title } = await shown()
    await focus(`[data-day="${TODAY}"]`)
    await press('PageDown', { shiftKey: true })
    expect([at(), title()]).toEqual(['2027-11-20', 'Novembre 2027'])
  })

  test('ignores every other key', async () => {
    const { focus, press } = await shown()
    await focus(`[data-day="${TODAY}"]`)
    expect([await press('Tab'), await press('Enter'), await press(' ')]).toEqual([true, true, true])
  })
})

describe('A month by pointer', () => {
  test('changes the month, and today is the Tab stop again', async () => {
    const { click, title, find } = await shown()
    expect([find(PREVIOUS).textContent, find(NEXT).textContent]).toEqual(['Mese precedente', 'Mese successivo'])
    await click(NEXT)
    expect(title()).toBe('Dicembre 2026')
    expect(find('[tabindex="0"]').dataset['day']).toBe('2026-12-01')
    await click(PREVIOUS)
    expect([title(), find('[tabindex="0"]').dataset['day']]).toEqual(['Novembre 2026', TODAY])
  })

  test('selects a day of the next month with its month', async () => {
    const { click, onSelect, title, find } = await shown()
    await click('[data-day="2026-12-03"]')
    expect([onSelect.mock.calls, title()]).toEqual([[['2026-12-03']], 'Dicembre 2026'])
    expect(find('td[aria-selected="true"] button').dataset['day']).toBe('2026-12-03')
  })
})

test('A month exposes the names of its days, and their number of items', async () => {
  const { find } = await shown()
  expect([...document.querySelectorAll('th')].map((head) => head.lastElementChild?.textContent)).toEqual([
    'lunedì',
    'martedì',
    'mercoledì',
    'giovedì',
    'venerdì',
    'sabato',
    'domenica',
  ])
  const today = find('[aria-current="date"]')
  expect(today.getAttribute('aria-label')).toBe('venerdì 20 novembre 2026, 5 eventi')
  // At most three dots.
  expect(today.lastElementChild?.children).toHaveLength(3)
  expect(find('[data-day="2026-11-28"]').getAttribute('aria-label')).toBe('sabato 28 novembre 2026, 1 evento')
  expect(find('[data-day="2026-11-21"]').getAttribute('aria-label')).toBe('sabato 21 novembre 2026')
  expect(find('table').getAttribute('aria-labelledby')).toBe(find('p').id)
})
