import { describe, expect, test, vi } from 'vitest'
import * as Option from 'fp-ts/lib/Option.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, createActor, createMachine } from 'xstate'
import type { App } from '#application/kit/app.ts'
import { present } from '#application/kit/present.ts'
import { openScope } from '#application/kit/scope.ts'
import { KEEPS_NOTHING, settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { Fields } from '#application/ports/unsent.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { openProfile } from './profile.flow.ts'

const ada = { name: 'Ada', surname: 'Bianchi', municipality: 'Varese', image: undefined } as Profile
const idle = <Context extends object>(context: Context, ...tags: string[]) =>
  createActor(createMachine({ context, initial: 'here', states: { here: { tags } } })).start()

const IMAGE = 'ada.png'
const LUINO = { ...ada, municipality: 'Luino' } as Profile
type Waits = Readonly<{ number: number; standing: string; done: number; write: Write }>
const waits = (write: Write, number = 1): Waits => ({ number, standing: 'waiting', done: 0, write })
const saved = (rest: Partial<Extract<Write, { kind: 'profileSaved' }>> = {}): Write => ({
  kind: 'profileSaved',
  profile: LUINO,
  names: undefined,
  portrait: undefined,
  ...rest,
})

/** An outbox with what waits in it, which a test changes. */
const outboxOf = (entries: readonly Waits[]) =>
  createActor(
    createMachine({
      types: {} as { events: { type: 'entries.put'; entries: readonly Waits[] } | { type: 'entries.changed' } },
      context: { entries, awaited: new Set(), owner: undefined },
      on: { 'entries.put': { actions: assign({ entries: ({ event }) => event.entries }) } },
    }),
  ).start()

const open = async (entries: readonly Waits[] = [], hasPlaces = false, profile = ada) => {
  const read = waitingPort<[AbortSignal?], RequestFailure, Profile>()
  const send = waitingPort<[Write], RequestFailure, void>()
  const given = new Map<string, Fields>()
  const take = (form: string) => Option.fromNullable(given.get(form))
  const ports = {
    profiles: { read: read.port },
    writes: { send: send.port },
    keptSubscriptions: {},
    places: { isAvailable: () => hasPlaces },
    images: {},
    unsent: { ...KEEPS_NOTHING, giveBack: (form: string, fields: Fields) => void given.set(form, fields), take },
    outbox: { replace: () => TaskEither.right(true) },
    presence: { watch: () => () => {} },
  }
  const outbox = outboxOf(entries)
  const piazza = {
    session: idle({ user: undefined }, 'authenticated'),
    find: () => outbox,
    follow: () => () => {},
  }
  const scope = openScope({ ports: ports as unknown as Ports, piazza: piazza as unknown as App }, () => {})
  const { now } = openProfile(scope)
  await settle()
  await read.call().succeed(profile)
  const begin = () => now().beginEdit?.(profile)
  const form = () => present(now().edit?.form)
  const save = async (fields: Partial<Profile>) => {
    form().change(fields as never)
    form().submit()
    await settle()
  }
  return {
    read,
    send,
    now,
    begin,
    form,
    save,
    put: (left: readonly Waits[]) => outbox.send({ type: 'entries.put', entries: left }),
  }
}

test('A saved profile is read again, and what was read before is not shown meanwhile (PROF-03)', async () => {
  const { read, send, now, begin, save } = await open()
  begin()
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

test('An edit that is left, or cannot be saved, reads nothing again, and begins as it was read', async () => {
  const { read, send, now, begin, form, save } = await open()
  begin()
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

describe('A profile that waits to be sent', () => {
  const bytes = { bytes: new Uint8Array(), type: 'image/jpeg' }
  test.each([
    ['the one that was written', saved({ profile: { ...LUINO, image: 'luino.png' } }), 'luino.png'],
    ['none, where it was taken away', saved({ portrait: { picture: undefined, before: IMAGE } }), undefined],
    ['the one before, until the server has a new one', saved({ portrait: { picture: bytes, before: IMAGE } }), IMAGE],
  ])('is shown as it was written last, and its picture is %s', async (_, write, image) => {
    const older = saved({ profile: { ...ada, municipality: 'Laveno' } })
    const rename: Write = { kind: 'accountRenamed', names: { name: 'Ava', surname: 'Bianchi' } }
    const { now } = await open([waits(older), waits(write, 2), waits(rename, 3)], false, { ...ada, image: IMAGE })
    expect(now().reading.value).toEqual({ ...LUINO, image })
  })

  test('is read again once it was sent, and stays as it was read until then', async () => {
    const { now, read, put } = await open([waits(saved())])
    put([])
    expect([read.calls.length, now().reading.value, now().waiting]).toEqual([2, ada, undefined])
  })

  test('is in the form again when it is taken back', async () => {
    const { now, form, read, put } = await open([waits(saved())])
    now().waiting?.withdraw?.()
    await settle()
    put([])
    expect([form().values.municipality, form().isRestored, read.calls.length]).toEqual(['Luino', true, 1])
  })

  test('leaves an edit as it is when it is taken back meanwhile', async () => {
    const { now, begin, form } = await open([waits(saved())])
    begin()
    form().change({ municipality: 'Laveno' })
    now().waiting?.withdraw?.()
    await settle()
    expect(form().values.municipality).toBe('Laveno')
  })

  test('opens no form when only the name of the account is taken back', async () => {
    const { now } = await open([waits({ kind: 'accountRenamed', names: { name: 'Ava', surname: 'Bianchi' } })])
    now().waiting?.withdraw?.()
    await settle()
    expect(now().edit).toBeUndefined()
  })
})

test.each([true, false])(
  'An edit searches for addresses where there is a service for it (PROF-06): %s',
  async (has) => {
    const { now, begin } = await open([], has)
    begin()
    expect(now().edit?.search !== undefined).toBe(has)
  },
)

test('An edit names the picture of the server until it is taken away (PROF-05)', async () => {
  const { now, begin } = await open([], false, { ...ada, image: IMAGE })
  begin()
  expect(now().edit?.picture?.kept).toBe(IMAGE)
  now().edit?.picture?.remove()
  expect(now().edit?.picture?.kept).toBeUndefined()
})

test('An edit is held, and asks before it is left once something was changed', async () => {
  const { now, begin, form } = await open()
  begin()
  expect(now().leaving).toMatchObject({ isHeld: true, wouldLose: false })
  form().change({ municipality: 'Luino' } as never)
  expect(now().leaving).toMatchObject({ isHeld: true, wouldLose: true })
})

test('A defect of an edit leads back to the profile, which can be edited again', async () => {
  vi.useFakeTimers()
  const { now, begin } = await open()
  now().beginEdit?.(undefined as never)
  expect(() => vi.runAllTimers()).toThrow('undefined')
  vi.useRealTimers()
  expect([now().edit, now().reading.value]).toEqual([undefined, ada])
  begin()
  expect(now().edit?.face).toBe('form')
})
