import { expect, test } from 'vitest'
import type { Instant } from '#domain/time/calendar.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { aboveView, panelView } from './panels.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const retry = () => {}
const TWO = 'Non riusciamo a mostrare 2 voci'
const awaited = { _tag: 'Awaited', kept: { value: [], at: 1 as Instant, asked: 2 as Instant } } as const

test('Above content of which parts are unreadable stands how many, beside its age where it has one (fault 55)', () => {
  expect(aboveView({ face: 'loaded', failure: undefined, leftOut: 0, retry }, speech)).toBeUndefined()
  expect(aboveView({ face: 'loaded', failure: undefined, leftOut: 2, retry }, speech)).toEqual({
    kind: 'lacking',
    text: TWO,
  })
  const stale = aboveView({ face: 'stale', failure: { _tag: 'TimedOut' }, leftOut: 2, retry }, speech)
  expect(stale).toMatchObject({ kind: 'stale', text: `${italian['panel.stale']} ${TWO}` })
  expect(aboveView({ face: 'stale', failure: awaited, leftOut: 0, retry }, speech)).toMatchObject({ kind: 'stale' })
})

test('A panel says it of its reading', () => {
  const reading = { face: 'loaded', value: [1], failure: undefined, leftOut: 2, retry } as const
  expect(panelView(reading, () => {}, speech, String)).toMatchObject({ above: { text: TWO }, content: '1' })
})
