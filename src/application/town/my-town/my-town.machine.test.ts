import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { AGAIN } from '#application/kit/again.ts'
import type { App } from '#application/kit/app.ts'
import type { Ports } from '#application/ports/ports.ts'
import { ends, fails, found, NO_PORTS, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { MyTown, TownChoice } from '#domain/directory/my-town.ts'
import type { Municipality, MunicipalityId } from '#domain/directory/municipality.ts'
import type { SheetId } from '#domain/e015/sheet.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { followReader } from './my-town.flow.ts'
import { isTownOpen, myTownMachine, townHasSheet } from './my-town.machine.ts'
import type { MyTownNews } from './my-town.setup.ts'

const VARESE = { id: 1, name: 'Varese' } as MyTown
const LUINO = { id: 2, name: 'Luino' } as MyTown
const TOWNS = [
  { ...VARESE, visible: true },
  { ...LUINO, visible: true },
] as unknown as readonly Municipality[]
const PARKING = 21 as SheetId
const unreachable: RequestFailure = { _tag: 'Unreachable' }
const broken: RequestFailure = { _tag: 'Refused', status: 500, message: undefined }

/** Walks the machine while some of its actors fail. */
const walkWith = (...failing: readonly string[]) =>
  walk(myTownMachine(NO_PORTS, NO_PORTS), {
    events: [
      { type: 'reader.changed', isSignedIn: true },
      { type: 'reader.changed', isSignedIn: false },
      { type: 'town.chosen', town: undefined },
      { type: 'choice.opened' },
      { type: 'choice.closed' },
      { type: 'presence.gained' },
      { type: 'network.returned' },
      { type: 'content.changed', isAboutCitizen: true },
      { type: 'content.changed' },
      ends('recall', undefined),
      ends('recall', { town: VARESE }),
      fails('watchReader', new Error('Defect')),
      fails('watchSight', new Error('Defect')),
      fails('recall', unreachable),
      ends('keep', undefined),
      fails('keep', unreachable),
      found('readOwn', VARESE),
      found('readSheets', [PARKING]),
      ends('readOwn', VARESE),
      ends('readSheets', [PARKING]),
      ...failing.map((name) => fails(name, unreachable)),
    ],
    sees: ({ isSignedIn, isRecalled, choice, town, isProfileRead, sheetsOf }) => [
      isSignedIn,
      isRecalled,
      choice === undefined,
      isProfileRead,
      town?.id === sheetsOf,
    ],
  })

test('Every state is reached, and every transition taken', async () => {
  // Both would wait for the same moment, which a walk cannot tell apart.
  const [one, other] = [await walkWith('readOwn', 'awaitReader'), await walkWith('readSheets', 'awaitCitizen')]
  const inBoth = (of: 'unreached' | 'untaken') => one[of].filter((name) => other[of].includes(name))
  expect([inBoth('unreached'), inBoth('untaken'), one.strayed, other.strayed]).toEqual([[], [], [], []])
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
  const presence = { visible: true, heard: new Set<() => void>() }
  const clock = new SimulatedClock()
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
            presence.heard.add(say)
            return () => presence.heard.delete(say)
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
    { clock },
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
    rest: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settle()
    },
    hasParking: () => townHasSheet(actor.getSnapshot(), PARKING),
    town: () => actor.getSnapshot().context.town?.name,
    isOpen: () => isTownOpen(actor.getSnapshot()),
    sign: (isIn: boolean) => {
      standing = isIn
      for (const hear of listeners) hear()
    },
    show: (isVisible: boolean) => {
      presence.visible = isVisible
      for (const hear of presence.heard) hear()
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

  test('is asked for again by itself where the profile could not be read, and nothing changes meanwhile (ERR-09)', async () => {
    const { recall, profile, all, town, isOpen, rest } = open(true)
    await settle()
    await recall.call().succeed(undefined)
    await profile.call().fail(broken)
    await rest(AGAIN - 1)
    expect([profile.calls.length, isOpen()]).toEqual([1, true])
    await rest(1)
    expect([profile.calls.length, isOpen()]).toEqual([2, true])
    await profile.call().succeed('Varese')
    await all.call().succeed(TOWNS)
    await rest(30 * AGAIN)
    expect([town(), profile.calls.length]).toEqual(['Varese', 2])
  })

  test('is not asked for out of sight, and as soon as that is over (ERR-09)', async () => {
    const { recall, profile, show, rest } = open(true)
    await settle()
    await recall.call().succeed(undefined)
    await profile.call().fail(broken)
    show(false)
    await rest(30 * AGAIN)
    expect(profile.calls.length).toBe(1)
    show(true)
    await settle()
    expect(profile.calls.length).toBe(2)
  })

  test('is not asked for again once another tab has chosen one', async () => {
    const { recall, profile, town, show, rest } = open(true)
    await settle()
    await recall.call().succeed(undefined)
    await profile.call().fail(broken)
    show(false)
    show(true)
    await settle()
    await recall.call().succeed({ town: LUINO })
    await rest(30 * AGAIN)
    expect([town(), profile.calls.length]).toEqual(['Luino', 1])
  })

  test('is what the profile says now, once something was written about the citizen (ERR-12)', async () => {
    const { actor, recall, profile, all, town } = open(true)
    await settle()
    await recall.call().succeed(undefined)
    await profile.call().succeed('Varese')
    await all.call().succeed(TOWNS)
    actor.send({ type: 'content.changed' })
    await settle()
    expect(profile.calls.length).toBe(1)
    actor.send({ type: 'content.changed', isAboutCitizen: true })
    await settle()
    expect(town()).toBe('Varese')
    await profile.call().succeed('Luino')
    await all.call().succeed(TOWNS)
    expect(town()).toBe('Luino')
  })

  test('is that of the profile as it is now, where something was written while it is read', async () => {
    const { actor, recall, profile, all, town, isOpen } = open(true)
    await settle()
    await recall.call().succeed(undefined)
    actor.send({ type: 'content.changed', isAboutCitizen: true })
    await settle()
    expect([profile.calls.length, isOpen()]).toEqual([2, false])
    await profile.call(1).succeed('Varese')
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

  test('has its sheets once they can be read, and none until then (ERR-09)', async () => {
    const { recall, sheets, hasParking, rest } = open()
    await settle()
    await recall.call().succeed({ town: VARESE })
    await settle()
    expect(hasParking()).toBeUndefined()
    await sheets.call().fail(broken)
    await rest(AGAIN)
    expect([hasParking(), sheets.calls.length]).toEqual([false, 2])
    await sheets.call().succeed([PARKING])
    expect(hasParking()).toBe(true)
  })

  test('has its sheets as soon as the network is back', async () => {
    const { actor, recall, sheets } = open()
    await settle()
    await recall.call().succeed({ town: VARESE })
    await settle()
    await sheets.call().fail(unreachable)
    actor.send({ type: 'network.returned' })
    await settle()
    expect(sheets.calls.length).toBe(2)
  })

  test('that is chosen after the sheets of another could not be read has its own', async () => {
    const { actor, recall, sheets } = open()
    await settle()
    await recall.call().succeed({ town: VARESE })
    await settle()
    await sheets.call().fail(broken)
    actor.send({ type: 'town.chosen', town: LUINO })
    await settle()
    expect(sheets.calls.map(({ asked: [id] }) => id)).toEqual([1, 2])
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
