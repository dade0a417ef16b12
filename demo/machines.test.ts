import { expect, test } from 'vitest'
import { type AnyActorRef, createActor, createMachine, fromCallback } from 'xstate'
import { drawnAs, type DrawnMachine, machinesIn, pathsOf } from './machines.ts'

const child = createMachine({ id: 'child', initial: 'idle', states: { idle: {} } })
const parent = createMachine({
  id: 'parent',
  type: 'parallel',
  invoke: { id: 'child', src: child, onError: {} },
  states: {
    door: { initial: 'shut', states: { shut: {}, open: {} } },
    light: { initial: 'on', states: { on: {} } },
  },
})

const drawn = (key: string, states: DrawnMachine['states']): DrawnMachine => ({
  key,
  id: 'child',
  states,
  drawing: undefined,
})

test('The active states of a value are its paths, outer ones first', () => {
  expect(pathsOf('idle')).toEqual(['idle'])
  expect(pathsOf({ door: { shut: 'locked' }, light: 'on' })).toEqual([
    'door',
    'door.shut',
    'door.shut.locked',
    'light',
    'light.on',
  ])
})

test('Machines are found with their children, and nothing else that runs', () => {
  const running: readonly AnyActorRef[] = [createActor(parent).start(), createActor(fromCallback(() => {})).start()]
  expect(machinesIn(running).map(({ machine, active }) => [machine.id, active])).toEqual([
    ['parent', ['door', 'door.shut', 'light', 'light.on']],
    ['child', ['idle']],
  ])
})

test('What has ended does not run any more', () => {
  const actor = createActor(parent).start()
  actor.stop()
  expect(machinesIn([actor])).toEqual([])
})

test('A machine is drawn as the one of its id; where two share it, as the one that has its states', () => {
  const [live] = machinesIn([createActor(child).start()])
  const [other, mine] = [drawn('other/child', { busy: '' }), drawn('mine/child', { idle: '' })]
  if (!live) throw new Error('It does not run')
  expect(drawnAs(live, [other, mine])).toBe(mine)
  expect(drawnAs(live, [{ ...mine, id: 'parent' }])).toBeUndefined()
})
