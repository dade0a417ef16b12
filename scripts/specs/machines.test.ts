import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { drawingOf, svgOf, waysFromAnywhere } from './drawing.ts'
import { described, type MachineWords, problemsOf } from './machines.ts'

const machine = createMachine({
  id: 'door',
  initial: 'shut',
  on: { 'house.sold': '.shut' },
  states: {
    shut: { description: 'Nobody comes in.', on: { 'door.opened': { target: 'open', guard: 'hasKey' } } },
    open: { initial: 'wide', after: { patience: 'shut' }, states: { wide: { on: { 'door.shut': '#door.shut' } } } },
  },
})
const doorWith = (words: MachineWords) =>
  described('src/application/house/door.machine.ts', 'doorMachine', machine, words)
const WORDS: MachineWords = {
  kinds: {},
  machines: { 'house/doorMachine': { open: 'Come in.', 'open.wide': 'Come in, both of you.' } },
}

describe('the descriptions of states', () => {
  test('are those of the machine, or of the list', () =>
    expect(doorWith(WORDS).states.map(({ path, description }) => [path, description])).toEqual([
      ['shut', 'Nobody comes in.'],
      ['open', 'Come in.'],
      ['open.wide', 'Come in, both of you.'],
    ]))

  test('may be those of a kind that has each of its states', () =>
    expect(
      doorWith({ kinds: { door: { shut: 'a', open: 'b', 'open.wide': 'c' } }, machines: {} }).states.at(-1),
    ).toMatchObject({ description: 'c' }))

  test('are whole', () => expect(problemsOf([doorWith(WORDS)], WORDS)).toEqual([]))

  test('that are missing are told, and so are those that describe nothing or twice', () => {
    const words = {
      kinds: { window: { pane: 'z' } },
      machines: { 'house/doorMachine': { shut: 'x', gone: 'y' }, 'house/gone': {} },
    }
    expect(problemsOf([doorWith(words)], words)).toEqual([
      'src/application/house/door.machine.ts: door.open has no description',
      'src/application/house/door.machine.ts: door.open.wide has no description',
      'features/machine-words.json describes the kind window, which no machine is of',
      'house/doorMachine shut is described twice',
      'features/machine-words.json describes house/doorMachine gone, which does not exist',
      'features/machine-words.json describes house/gone, which does not exist',
    ])
  })
})

describe('the drawing of a machine', () => {
  const door = doorWith(WORDS)

  test('has states inside states, and each way with its condition', () => {
    const { states, transitions } = drawingOf(door, () => 'paths')
    expect(states.map(({ name }) => name)).toEqual(['initial door', 'door.shut', 'door.open'])
    expect(states[2]?.statemachine?.states.map(({ name }) => name)).toEqual(['initial door.open', 'door.open.wide'])
    expect(transitions.map(({ from, to, label }) => [from, to, label])).toEqual([
      ['initial door', 'door.shut', ''],
      ['initial door.open', 'door.open.wide', ''],
      ['door.shut', 'door.open', 'door opened [hasKey]'],
      ['door.open', 'door.shut', 'after patience'],
      ['door.open.wide', 'door.shut', 'door shut'],
    ])
  })

  test('leaves to words what leads somewhere from every state', () =>
    expect(waysFromAnywhere(door)).toEqual([{ when: 'house sold', to: 'shut' }]))

  test('writes the name of a state over its outline, in the colour of what walked through it', async () => {
    const svg = (await svgOf(door, () => 'scenarios')) ?? ''
    expect(svg).toMatch(/class="node state regular scenarios">[^]*?<path[^>]*\/>\s*<text[^>]*>shut</)
  })
})
