import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { FILTER_REST, typedFilterMachine } from './typed-filter.machine.ts'
import { walk } from './testing/walk.ts'

const machine = typedFilterMachine('filter', (typed) => (typed.trim().length > 1 ? typed.trim() : ''))

const open = (typed?: string) => {
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input: typed === undefined ? {} : { typed } }).start()
  return {
    clock,
    type: (text: string) => actor.send({ type: 'filter.typed', text }),
    put: (text: string) => actor.send({ type: 'filter.put', text }),
    apply: () => actor.send({ type: 'filter.applied' }),
    now: () => actor.getSnapshot().context,
  }
}

test('Every transition of a typed filter is covered', async () => {
  const walked = await walk(machine, {
    inputs: [{}],
    events: [{ type: 'filter.typed', text: 'via' }, { type: 'filter.applied' }, { type: 'filter.put', text: 'viale' }],
  })
  expect(walked).toEqual({ states: 3, transitions: 4, unreached: [], untaken: [], strayed: [] })
})

test('A filter applies after a debounce, and each letter restarts the delay', () => {
  const { clock, type, now } = open()
  type('vi')
  clock.increment(FILTER_REST - 1)
  type(' via ')
  clock.increment(FILTER_REST - 1)
  expect(now()).toEqual({ typed: ' via ', text: '' })
  clock.increment(1)
  expect(now()).toEqual({ typed: ' via ', text: 'via' })
})

test('A text that is too short does not filter, and stays in the field', () => {
  const { clock, type, now } = open()
  type('via')
  clock.increment(FILTER_REST)
  type('v')
  clock.increment(FILTER_REST)
  expect(now()).toEqual({ typed: 'v', text: '' })
})

test('The initial text applies, and a text being typed can be applied at once', () => {
  const { type, apply, now } = open('via ')
  expect(now()).toEqual({ typed: 'via ', text: 'via' })
  type('viale')
  apply()
  expect(now()).toEqual({ typed: 'viale', text: 'viale' })
})

test('A filter from elsewhere replaces the text being typed, at once', () => {
  const { clock, type, put, now } = open()
  type('via')
  put('viale ')
  expect(now()).toEqual({ typed: 'viale ', text: 'viale' })
  clock.increment(FILTER_REST)
  expect(now()).toEqual({ typed: 'viale ', text: 'viale' })
})
