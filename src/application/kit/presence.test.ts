import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { fromPresence, isInSight } from './presence.ts'
import { movingPresence } from './testing/moving-presence.ts'

const hear = (how?: typeof isInSight) => {
  const told: string[] = []
  const { presence, become, listeners } = movingPresence({ isOnline: false })
  const listening = setup({ actors: { source: fromPresence(presence, how) } }).createMachine({
    invoke: { src: 'source' },
    on: { '*': { actions: ({ event: { type } }) => told.push(type) } },
  })
  const parent = createActor(listening).start()
  return { told, become, stop: () => parent.stop(), listeners }
}

test('Presence is reported at first and at each change, until the end of the subscription', () => {
  const { told, become, stop, listeners } = hear()
  become({ isOnline: true })
  become({})
  become({ isVisible: false })
  expect(told).toEqual(['presence.lost', 'presence.gained', 'presence.lost'])
  stop()
  expect(listeners.size).toBe(0)
})

test('Visibility alone does not depend on the network', () => {
  const { told, become } = hear(isInSight)
  become({ isOnline: true })
  become({ isVisible: false })
  expect(told).toEqual(['presence.gained', 'presence.gained', 'presence.lost'])
})
