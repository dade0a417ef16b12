import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { App } from '#application/kit/app.ts'
import type { Ports } from '#application/ports/ports.ts'
import { ends, fails, found, NO_PORTS, settle, waitingPort, walk } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { MyTown, TownChoice } from '#domain/directory/my-town.ts'
import type { Municipality, MunicipalityId } from '#domain/directory/municipality.ts'
import type { SheetId } from '#domain/e015/sheet.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { followReader } from './my-town.flow.ts'
import { myTownMachine, type MyTownNews } from './my-town.machine.ts'
import { isTownOpen } from './my-town.selectors.ts'

const VARESE = { id: 1, name: 'Varese' } as MyTown
const LUINO = { id: 2, name: 'Luino' } as MyTown
const TOWNS = [
  { ...VARESE, visible: true },
  { ...LUINO, visible: true },
] as unknown as readonly Municipality[]
const PARKING = 21 as SheetId
const unreachable: RequestFailure = { _tag: 'Unreachable' }

test('Every state is reached, and every transition taken', async () => {
  const walked = await walk(myTownMachine(NO_PORTS, NO_PORTS), {
    events: [
      { type: 'reader.changed', isSignedIn: true },
      { type: 'reader.changed', isSignedIn: false },
      { type: 'town.chosen', town: undefined },
      { type: 'choice.opened' },
      { type: 'choice.closed' },
      { type: 'presence.gained' },
      { type: 'network.returned' },
      ends('recall', undefined),
      ends('recall', { town: VARESE }),
      fails('watchReader', new Error('Defect')),
      fails('watchPresence', new Error('Defect')),
      fails('recall', unreachable),
      ends('keep', undefined),
      fails('keep', unreachable),
      found('readOwn', VARESE),
      found('readSheets', [PARKING]),
      ends('readOwn', VARESE),
      fails('readOwn', unreachable),
      ends('readSheets', [PARKING]),
      fails('readSheets', unreachable),
    ],
    sees: ({ isSignedIn, isRecalled, choice, town, isProfileAsked, lackedNetwork, sheetsOf }) => [
      isSignedIn,
      isRecalled,
      choice === undefined,
      isProfileAsked,
      lackedNetwork,
      town?.id === sheetsOf,
    ],
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})

/** A device, and whoever is signed in on it. */
const open = (isSignedIn = false, modules: Record<string, boolean> = {}) => {
  const recall = waitingPort<[], RequestFailure, TownChoice | undefined>()
  const kept: TownChoice[] = []
  const profile = waitingPort<[AbortSignal?], RequestFailure, string | undefined>()
  const all = waitingPort<[AbortSignal?], RequestFailure, readonly Municipality[]>()
  const sheets = waitingPort<[MunicipalityId, AbortSignal?], RequestFailure, readonly SheetId[]>()
  let standing = isSignedIn
  const listeners: (() => void)[] = []
  const snapshot = () => ({
    hasTag: (tag: string) => standing && tag === 'authenticated',
    matches: () => false,
    context: {},
  })
  const presence = { visible: true, heard: () => {} }
  const actor = createActor(
    myTownMachine(
      {
        configuration: { ...DEFAULTS, modules },
        keptTown: {
          read: recall.port,
          keep: (choice: TownChoice) => async () => {
            kept.push(choice)
            return { _tag: 'Right', right: undefined }
          },
        },
        profiles: { municipality: profile.port },
        municipalities: { all: all.port, sheetIds: sheets.port },
        presence: {
          isVisible: () => presence.visible,
          isOnline: () => true,
          watch: (say: () => void) => {
            presence.heard = say
            return () => {}
          },
        },
      } as unknown as Ports,
      followReader({
        session: {
          getSnapshot: snapshot,
          subscribe: (say: () => void) => {
            listeners.push(say)
            return { unsubscribe: () => {} }
          },
        },
      } as unknown as App),
    ),
  )
  const said: MyTownNews[] = []
  actor.on('myTown.chosen', (news) => said.push(news))
  actor.start()
  return {
    actor,
    recall,
    kept,
    profile,
    all,
    sheets,
    said,
    town: () => actor.getSnapshot().context.town?.name,
    isOpen: () => isTownOpen(actor.getSnapshot()),
    sign: (isIn: boolean) => {
      standing = isIn
      for (const hear of listeners) hear()
    },
    show: (isVisible: boolean) => {
      presence.visible = isVisible
      presence.heard()
    },
  }
}

describe('One’s own municipality', () => {
  test('is what was chosen on the device, kept and told once', async () => {
    const { actor, recall, town, isOpen, kept, said, profile } = open()
    await settle()
    expect(isOpen()).toBe(false)
    await recall.call().succeed(undefined)
    expect([town(), isOpen()]).toEqual([undefined, true])
    actor.send({ type: 'choice.opened' })
    expect(actor.getSnapshot().matches({ dialog: 'open' })).toBe(true)
    actor.send({ type: 'town.chosen', town: VARESE })
    await settle()
    expect([town(), isOpen(), kept, actor.getSnapshot().matches({ dialog: 'open' })]).toEqual([
      'Varese',
      false,
      [{ town: VARESE }],
      false,
    ])
    expect(said).toEqual([{ type: 'myTown.chosen', town: VARESE }])
    expect(profile.calls.length).toBe(0)
  })

  test('is that of the profile where nothing was chosen, as long as its owner is signed in', async () => {
    const { recall, profile, all, town, isOpen, sign } = open(true)
    await settle()
    expect(profile.calls.length).toBe(0)
    await recall.call().succeed(undefined)
    await profile.call().succeed('VARESE')
    expect(isOpen()).toBe(false)
    await all.call().succeed(TOWNS)
    expect(town()).toBe('Varese')
    sign(false)
    expect([town(), isOpen()]).toEqual([undefined, true])
    sign(true)
    await settle()
    expect(profile.calls.length).toBe(2)
  })

  test('is none where none was chosen, whatever the profile says', async () => {
    const { recall, profile, town, isOpen } = open(true)
    await settle()
    await recall.call().succeed({ town: undefined })
    await settle()
    expect([town(), isOpen(), profile.calls.length]).toEqual([undefined, false, 0])
  })

  test('is asked for again once the network is back', async () => {
    const { actor, recall, profile, all, town } = open(true)
    await settle()
    await recall.call().succeed(undefined)
    await profile.call().fail(unreachable)
    expect(profile.calls.length).toBe(1)
    actor.send({ type: 'network.returned' })
    await settle()
    await profile.call().succeed('Luino')
    await all.call().succeed(TOWNS)
    expect(town()).toBe('Luino')
  })

  test('is what another tab chose, once this one is seen again', async () => {
    const { recall, town, show } = open()
    await settle()
    await recall.call().succeed({ town: VARESE })
    show(false)
    show(true)
    await settle()
    expect(recall.calls.length).toBe(2)
    await recall.call().succeed({ town: LUINO })
    expect(town()).toBe('Luino')
  })

  test('has its sheets, and a late answer is not taken for those of another', async () => {
    const { actor, recall, sheets } = open()
    await settle()
    await recall.call().succeed({ town: VARESE })
    await settle()
    actor.send({ type: 'town.chosen', town: LUINO })
    await settle()
    expect(sheets.calls.map(({ asked: [id] }) => id)).toEqual([1, 2])
    await sheets.call(1).succeed([PARKING])
    expect(actor.getSnapshot().context).toMatchObject({ town: LUINO, sheets: [] })
    await sheets.call(0).succeed([PARKING])
    expect(actor.getSnapshot().context).toMatchObject({ town: LUINO, sheets: [PARKING] })
  })

  test('has no sheets where the deployment has none, and none are asked for', async () => {
    const { actor, recall, sheets } = open(false, { sheets: false })
    await settle()
    await recall.call().succeed({ town: VARESE })
    await settle()
    expect([actor.getSnapshot().context.town, sheets.calls.length]).toEqual([VARESE, 0])
  })
})

test('The reader is told at once, and again only when somebody signs in or out', () => {
  const session = { standing: false, hear: () => {} }
  const told: boolean[] = []
  followReader({
    session: {
      getSnapshot: () => ({
        hasTag: (tag: string) => session.standing && tag === 'authenticated',
        matches: () => false,
        context: {},
      }),
      subscribe: (say: () => void) => {
        session.hear = say
        return { unsubscribe: () => {} }
      },
    },
  } as unknown as App)(({ isSignedIn }) => void told.push(isSignedIn))
  session.hear()
  session.standing = true
  session.hear()
  session.hear()
  expect(told).toEqual([false, true])
})
