import { expect, test } from 'vitest'
import { ends, fails, NO_PORTS, walk } from '#application/kit/testing/walk.ts'
import { positionMachine } from './position.machine.ts'

test('Every transition of the search for one’s position is covered', async () => {
  const walked = await walk(positionMachine(NO_PORTS), {
    events: [
      { type: 'position.requested' },
      { type: 'failure.dismissed' },
      ends('locate', { latitude: 45.8, longitude: 8.8 }),
      fails('locate', { _tag: 'PositionDenied' }),
    ],
    sees: ({ position, failure }) => [position, failure],
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})
