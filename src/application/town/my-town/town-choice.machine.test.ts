import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ends, fails, NO_PORTS, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { PositionFailure } from '#application/ports/positions.ts'
import type { Municipality } from '#domain/directory/municipality.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { townChoiceMachine } from './town-choice.machine.ts'

const HERE: Coordinates = { latitude: 45.82, longitude: 8.82 }
const VARESE = { id: 1, name: 'Varese', visible: true, position: HERE } as Municipality
const denied: PositionFailure = { _tag: 'PositionDenied' }
const unreachable: RequestFailure = { _tag: 'Unreachable' }

test('Every state is reached, and every transition taken', async () => {
  const walked = await walk(townChoiceMachine(NO_PORTS), {
    events: [
      { type: 'position.asked' },
      ends('locate', HERE),
      fails('locate', denied),
      ends('findTown', VARESE),
      ends('findTown', undefined),
      fails('findTown', unreachable),
    ],
    sees: ({ position }) => position !== undefined,
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})

const open = async () => {
  const current = waitingPort<[], PositionFailure, Coordinates>()
  const all = waitingPort<[AbortSignal?], RequestFailure, readonly Municipality[]>()
  const actor = createActor(
    townChoiceMachine({ positions: { current: current.port }, municipalities: { all: all.port } }),
  ).start()
  const found: string[] = []
  actor.on('town.located', ({ town }) => found.push(town.name))
  actor.send({ type: 'position.asked' })
  await settle()
  return { actor, current, all, found, context: () => actor.getSnapshot().context }
}

test('The municipality at the citizen’s position is told', async () => {
  const { current, all, found } = await open()
  await current.call().succeed(HERE)
  await all.call().succeed([VARESE])
  expect(found).toEqual(['Varese'])
})

test('Far from all of them there is none, and it can be asked again', async () => {
  const { actor, current, all, found } = await open()
  await current.call().succeed({ latitude: 41.9, longitude: 12.5 })
  await all.call().succeed([VARESE])
  expect([found, actor.getSnapshot().value]).toEqual([[], 'far'])
  actor.send({ type: 'position.asked' })
  expect(actor.getSnapshot().value).toBe('locating')
})

test('Why there is none is said: the device refuses, or nobody answers (fault 45)', async () => {
  const refused = await open()
  await refused.current.call().fail(denied)
  expect(refused.context().refusal).toEqual(denied)
  const lost = await open()
  await lost.current.call().succeed(HERE)
  await lost.all.call().fail(unreachable)
  expect([lost.context().failure, lost.actor.getSnapshot().value]).toEqual([unreachable, 'choosing'])
})
