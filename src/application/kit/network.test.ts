import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { tellNetwork } from './network.ts'
import { movingPresence } from './testing/moving-presence.ts'

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
  const { presence, become } = movingPresence()
  const change = (now: Parameters<typeof become>[0]): readonly string[] => {
    become(now)
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
