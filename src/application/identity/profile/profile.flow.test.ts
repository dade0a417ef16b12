import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { App } from '#application/kit/app.ts'
import { present } from '#application/kit/present.ts'
import { openScope } from '#application/kit/scope.ts'
import { KEEPS_NOTHING, settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { openProfile } from './profile.flow.ts'

const ada = { name: 'Ada', surname: 'Bianchi', municipality: 'Varese', image: undefined } as Profile
const idle = <Context extends object>(context: Context, ...tags: string[]) =>
  createActor(createMachine({ context, initial: 'here', states: { here: { tags } } })).start()

const open = async () => {
  const read = waitingPort<[AbortSignal?], RequestFailure, Profile>()
  const send = waitingPort<[Write], RequestFailure, void>()
  const ports = {
    profiles: { read: read.port },
    writes: { send: send.port },
    keptSubscriptions: {},
    places: { isAvailable: () => false },
    images: {},
    unsent: KEEPS_NOTHING,
    presence: { watch: () => () => {} },
  }
  const outbox = idle({ entries: [], awaited: new Set(), owner: undefined })
  const piazza = {
    session: idle({ user: undefined }, 'authenticated'),
    find: () => outbox,
    follow: () => () => {},
  }
  const scope = openScope({ ports: ports as unknown as Ports, piazza: piazza as unknown as App }, () => {})
  const { now } = openProfile(scope)
  await settle()
  await read.call().succeed(ada)
  now().beginEdit?.(ada)
  const form = () => present(now().edit?.form)
  const save = async (fields: Partial<Profile>) => {
    form().change(fields as never)
    form().submit()
    await settle()
  }
  return { read, send, now, form, save }
}

test('A saved profile is read again, and what was read before is not shown meanwhile (PROF-03)', async () => {
  const { read, send, now, save } = await open()
  await save({ municipality: 'Luino' })
  await send.call().succeed()
  await settle()
  expect([now().edit, now().reading.face, now().reading.value, read.calls.length]).toEqual([
    undefined,
    'loading',
    undefined,
    2,
  ])
  await read.call().succeed({ ...ada, municipality: 'Luino' })
  expect(now().reading.value?.municipality).toBe('Luino')
})

test('An edit that is left, or cannot be saved, reads nothing anew, and begins as it was read', async () => {
  const { read, send, now, form, save } = await open()
  await save({ municipality: 'Luino' })
  await send.call().fail({ _tag: 'Refused', status: 422, message: undefined })
  await settle()
  expect([form().failure?._tag, form().values.municipality]).toEqual(['Refused', 'Luino'])
  expect(now().beginEdit).toBeUndefined()
  now().leaving.request()
  now().leaving.confirm()
  await settle()
  expect([now().edit, now().reading.value, read.calls.length]).toEqual([undefined, ada, 1])
  now().beginEdit?.(ada)
  expect(form().values.municipality).toBe('Varese')
})
