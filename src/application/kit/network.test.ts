import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { Presence } from '#application/ports/device-state.ts'
import { tellNetwork } from './network.ts'

const heard: string[] = []
const hears = (name: string) => ({ on: { 'network.returned': { actions: () => void heard.push(name) } } })
const ended = createMachine({ initial: 'over', states: { over: { type: 'final' } } })
const family = createMachine({
  ...hears('parent'),
  invoke: [
    { id: 'child', src: createMachine(hears('child')) },
    { id: 'ended', src: ended },
  ],
})

test('Everyone who is open hears once that the network is back, and nobody of anything else (ERR-04)', () => {
  const listeners = new Set<() => void>()
  const state = { isOnline: true, isVisible: true }
  const presence: Presence = {
    isOnline: () => state.isOnline,
    isVisible: () => state.isVisible,
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const change = (now: Partial<typeof state>): readonly string[] => {
    Object.assign(state, now)
    for (const listener of listeners) listener()
    return heard.splice(0)
  }
  const actors = [createActor(family).start(), createActor(createMachine(hears('stopped'))).start()]
  actors[1]?.stop()
  const stop = tellNetwork(presence, () => actors)

  expect(change({})).toEqual([])
  expect(change({ isOnline: false })).toEqual([])
  expect(change({ isVisible: false, isOnline: true })).toEqual([])
  expect(change({ isVisible: true })).toEqual(['parent', 'child'])
  expect(change({})).toEqual([])
  stop()
  expect([change({ isOnline: false }), change({ isOnline: true })]).toEqual([[], []])
})
