import { describe, expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { ends, fails, portOf, walk } from './walk.ts'

const nap = 50

const door = setup({
  types: {
    context: {} as { knocks: number },
    events: {} as { type: 'knocked' } | { type: 'left' },
  },
  actors: { answer: fromPromise<string, void>(() => Promise.reject(new Error('Nobody was meant to answer'))) },
  actions: { count: assign({ knocks: ({ context }) => context.knocks + 1 }) },
  guards: {
    isWelcome: (_, { word }: { word: string }) => word === 'welcome',
    isPatient: ({ context }) => context.knocks < 2,
  },
  delays: { nap },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'arriving',
  states: {
    arriving: { always: 'shut' },
    shut: { on: { knocked: [{ target: 'answering', guard: 'isPatient', actions: 'count' }, { target: 'left' }] } },
    answering: {
      invoke: {
        id: 'answer',
        src: 'answer',
        onDone: [
          { target: 'open', guard: { type: 'isWelcome', params: ({ event }) => ({ word: event.output }) } },
          { target: 'shut' },
        ],
        onError: 'shut',
      },
    },
    open: { after: { nap: 'shut' }, on: { left: 'left' } },
    left: { type: 'final' },
  },
})

const everything = [
  { type: 'knocked' } as const,
  { type: 'left' } as const,
  ends('answer', 'welcome'),
  ends('answer', 'go away'),
  fails('answer', new Error('The bell is broken')),
]

describe('The coverage walk of a machine', () => {
  test('with every event reaches every state and takes every branch, with delays and invoked actors', async () => {
    expect(await walk(door, { events: everything, sees: ({ knocks }) => knocks })).toEqual({
      states: 6,
      transitions: 8,
      unreached: [],
      untaken: [],
      strayed: [],
    })
  })

  test('names the branch of a guard that no event leads through', async () => {
    const { untaken, unreached } = await walk(door, {
      events: everything.filter((event) => !('output' in event) || event.output !== 'go away'),
      sees: ({ knocks }) => knocks,
    })
    expect(untaken).toEqual(['door.answering – xstate.done.actor.answer → door.shut'])
    expect(unreached).toEqual([])
  })

  test('names the states and transitions behind an answer that never comes', async () => {
    const { untaken, unreached } = await walk(door, {
      events: everything.filter((event) => !('output' in event) || event.output !== 'welcome'),
      sees: ({ knocks }) => knocks,
    })
    expect(unreached).toEqual(['door.open'])
    expect(untaken).toEqual([
      'door.answering – xstate.done.actor.answer [isWelcome] → door.open',
      'door.open – left → door.left',
      'door.open – xstate.after.nap.door.open → door.shut',
    ])
  })

  test('misses the branches of a guard when it does not know the guard’s inputs', async () => {
    const { untaken } = await walk(door, { events: everything })
    expect(untaken).toEqual(['door.shut – knocked → door.left'])
  })

  test('reports where a running machine differs from its definition', async () => {
    let attempts = 0
    const fickle = door.provide({ guards: { isPatient: () => (attempts += 1) % 2 === 1 } })
    const { strayed } = await walk(fickle, { events: everything })
    expect(strayed.length).toBeGreaterThan(0)
    expect(strayed[0]).toContain('instead of')
  })
})

test('What a test gives nothing of fails by its name, when it is called', () => {
  const port = portOf<Readonly<{ ring: () => string; knock: () => string }>>({ ring: () => 'ringing' })
  expect(port.ring()).toBe('ringing')
  expect(() => port.knock()).toThrow('knock')
})
