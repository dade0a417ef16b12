// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { keepStylesInStep, LAYOUTS } from './styles-in-step.ts'

/** A window of which one can say what each query matches, and what the styles say; `away` counts how often a sheet went. */
const aWindow = (styled: string) => {
  const told = new Map<string, () => void>()
  const matching = new Set<string>()
  const sheet = { disabled: false, away: 0 }
  const sheets = [
    {
      get disabled() {
        return sheet.disabled
      },
      set disabled(value: boolean) {
        if (value) sheet.away += 1
        sheet.disabled = value
      },
    },
  ]
  const page = { documentElement: document.documentElement, styleSheets: sheets } as unknown as Document
  const window = {
    matchMedia: (query: string) => ({
      get matches() {
        return matching.has(query)
      },
      addEventListener: (_: string, hear: () => void) => told.set(query, hear),
      removeEventListener: () => told.delete(query),
    }),
    getComputedStyle: () => ({ getPropertyValue: () => styled }),
  } as unknown as Window
  const end = keepStylesInStep(page, window)
  return {
    sheet,
    told,
    end,
    turn: (query: string) => {
      matching.add(query)
      told.get(query)?.()
    },
  }
}
const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

test.each(LAYOUTS)('Styles that have stayed behind are computed anew: $property', ({ query }) => {
  const { sheet, turn, end } = aWindow('0')
  ends.push(end)
  turn(query)
  expect(sheet).toEqual({ disabled: false, away: 1 })
})

test('Styles that have followed stay as they are, and so do those that do not say', () => {
  for (const styled of ['1', '']) {
    const { sheet, turn, end } = aWindow(styled)
    ends.push(end)
    for (const { query } of LAYOUTS) turn(query)
    expect(sheet.away).toBe(0)
  }
})

test('Nothing is heard any more once it has ended', () => {
  const { told, end } = aWindow('0')
  expect(told.size).toBe(LAYOUTS.length)
  end()
  expect(told.size).toBe(0)
})
