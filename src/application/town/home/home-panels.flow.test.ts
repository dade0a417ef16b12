import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test, vi } from 'vitest'
import { type AnyActorRef, assign, createActor, createMachine } from 'xstate'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import { scopeOver, standing } from '#application/kit/testing/scope-over.ts'
import { settle, unkept } from '#application/kit/testing/walk.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { MyTown, TownChoice } from '#domain/directory/my-town.ts'
import type { ChatSummary } from '#domain/chat/chat.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import { openHomePanels } from './home-panels.flow.ts'

/** A known count of unread notices, which grows when it is told to. */
const counting = () =>
  createActor(
    createMachine({
      initial: 'known',
      context: { count: 2 },
      states: { known: {} },
      on: { counted: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    }),
  ).start()

const VARESE = { id: 1, name: 'Varese' } as MyTown
const LUINO = { id: 2, name: 'Luino' } as MyTown
const eventIn = (id: number, municipality?: MyTown) =>
  ({ id, startDate: '2026-11-20', endDate: '2026-11-20', municipality }) as unknown as PublicEvent

const CONCERT = { id: 9, event: eventIn(5, VARESE) } as unknown as UserEvent

const open = (
  state: 'authenticated' | 'authenticating' | 'anonymous',
  modules: Configuration['modules'] = {},
  {
    choice,
    on = [],
    received = [],
    unread = counting(),
    mine = () => TaskEither.right({ rows: [], leftOut: 0 }),
    said = [],
  }: Readonly<{
    choice?: TownChoice
    on?: readonly PublicEvent[]
    received?: readonly NoticeSummary[]
    unread?: AnyActorRef
    mine?: Ports['userEvents']['mine']
    said?: readonly ChatSummary[]
  }> = {},
) => {
  const page = vi.fn<Ports['receivedNotices']['page']>(() => TaskEither.right({ rows: received, total: 0, leftOut: 0 }))
  const chats = vi.fn<Ports['chats']['allInPassing']>(() => TaskEither.right(said))
  const saved = vi.fn<Ports['userEvents']['mine']>(mine)
  const events = vi.fn<Ports['activities']['events']>(() => TaskEither.right(on))
  const changed = vi.fn<() => void>()
  const ports = {
    configuration: { ...DEFAULTS, modules },
    clock: { now: () => Date.parse('2026-11-20T10:00:00Z') },
    activities: { events: unkept(events), byMunicipality: () => TaskEither.right([]) },
    receivedNotices: { page: unkept(page) },
    chats: { allInPassing: unkept(chats) },
    keptTown: { read: () => TaskEither.right(choice), keep: () => TaskEither.right(undefined) },
    municipalities: { sheetIds: () => TaskEither.right([]), activitiesInPassing: () => TaskEither.right([]) },
    userEvents: { mine: unkept(saved) },
    keptCalendar: {
      all: () => TaskEither.right({ events: [CONCERT], at: Date.parse('2026-11-19T10:00:00Z') }),
      keep: () => TaskEither.right(undefined),
    },
    presence: { isVisible: () => true, isOnline: () => true, watch: () => () => {} },
    device: { read: async () => ({ position: undefined }) },
  }
  const scope = scopeOver(ports, { session: standing(state), unread }, changed)
  return { now: openHomePanels(scope), page, saved, events, unread, changed, chats, close: scope.close }
}

test('Visitors are shown no notices, and none are asked for (NOTICE-02)', async () => {
  const { now, page } = open('anonymous')
  await settle()
  expect([now().notices, now().events?.face, now().nearby.offer, page.mock.calls.length]).toEqual([
    undefined,
    'loaded',
    'offered',
    0,
  ])
})

test('In a town without events none are shown, and none are asked for', async () => {
  const { now, events } = open('anonymous', { events: false })
  await settle()
  expect([now().events, events.mock.calls.length]).toEqual([undefined, 0])
})

test('While it is not known who is signed in, what is their own is awaited, and not asked for (HOME-10)', async () => {
  const { now, page, saved, chats } = open('authenticating')
  await settle()
  expect([now().notices?.face, now().next?.face, now().waiting?.face]).toEqual(['loading', 'loading', 'loading'])
  expect([page, saved, chats].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
})

test('What waits is read for whoever is signed in, in a town with chats (HOME-10)', async () => {
  const asking = { id: 3, unread: 1, lastMessage: 'Quanti siete?', with: undefined } as never
  const known = open('authenticated', {}, { said: [asking] })
  const without = open('authenticated', { chat: false })
  await settle()
  expect([known.chats, without.chats].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  expect([without.now().waiting?.face, without.now().hasChat]).toEqual(['loaded', false])
})

test('The newest notices are read anew when another number of them is unread, until the part is closed', async () => {
  const { now, page, unread, changed, close } = open('authenticated')
  await settle()
  expect([now().notices?.face, now().unread, page.mock.calls.length]).toEqual(['loaded', 2, 1])
  unread.send({ type: 'counted' })
  await settle()
  expect([now().unread, page.mock.calls.length]).toEqual([3, 2])
  close()
  changed.mockClear()
  unread.send({ type: 'counted' })
  await settle()
  expect([page.mock.calls.length, changed.mock.calls.length]).toEqual([2, 0])
})

test('The count that the device has kept, and the first that is told, ask for no notices anew (ERR-11)', async () => {
  const unread = createActor(
    createMachine({
      initial: 'arriving',
      context: { count: 0 },
      states: { arriving: { on: { told: 'known' } }, known: {} },
      on: { counted: { actions: assign({ count: ({ event }) => (event as unknown as { count: number }).count }) } },
    }),
  ).start()
  const { now, page } = open('authenticated', {}, { unread })
  await settle()
  unread.send({ type: 'counted', count: 2 } as never)
  expect(now().unread).toBe(2)
  unread.send({ type: 'told' })
  unread.send({ type: 'counted', count: 3 } as never)
  await settle()
  expect([now().unread, page.mock.calls.length]).toEqual([3, 2])
})

test('What is on is that of one’s own town, and of elsewhere for whoever looks there', async () => {
  const ids = ({ events }: ReturnType<ReturnType<typeof open>['now']>) => events?.value.map(({ id }) => Number(id))
  const on = [eventIn(1, LUINO), eventIn(2, VARESE), eventIn(3)]
  const own = open('anonymous', {}, { choice: { town: VARESE }, on })
  await settle()
  expect([ids(own.now()), own.now().events?.town, own.now().chooseTown]).toEqual([[2, 3], VARESE, undefined])
  own.now().lookAround()
  expect([ids(own.now()), own.now().events?.isAround]).toEqual([[2, 3], false])
  const away = open('anonymous', {}, { choice: { town: VARESE }, on: on.slice(0, 1) })
  await settle()
  expect([ids(away.now()), away.now().events?.hasMore]).toEqual([[], true])
  away.changed.mockClear()
  away.now().lookAround()
  expect([ids(away.now()), away.now().events?.isAround, away.changed.mock.calls.length]).toEqual([[1], true, 1])
})

test('Whoever has chosen no town is shown all, a handful of it, and invited to choose one', async () => {
  const on = [1, 2, 3, 4, 5, 6].map((id) => eventIn(id, LUINO))
  const { now } = open('anonymous', {}, { on })
  await settle()
  expect([now().events?.value.length, now().events?.town, typeof now().chooseTown]).toEqual([3, undefined, 'function'])
})

const notice = (id: number, name: string, seen = false) =>
  ({ id, seen, sender: { name }, tags: [], receivedAt: Date.parse('2026-11-20T09:00:00Z') }) as never

test('Civil protection warns before all other notices, and what is not read comes before the rest (HOME-05)', async () => {
  const seen = notice(9, 'Comune', true)
  const all = ['Comune', 'Biblioteca', 'Teatro', 'Protezione Civile'].map((name, at) => notice(at + 1, name))
  const received = [seen, ...all]
  const { now } = open('authenticated', {}, { received })
  await settle()
  expect(Number(now().warning?.id)).toBe(4)
  expect(now().notices?.value?.map(({ id }) => Number(id))).toEqual([4, 1, 2])
  const few = open('authenticated', {}, { received: received.slice(0, 2) })
  await settle()
  expect(few.now().notices?.value?.map(({ id }) => Number(id))).toEqual([1, 9])
})

test('One’s next event is that of one’s calendar, or what the device keeps of it (HOME-08)', async () => {
  const visitor = open('anonymous')
  const without = open('authenticated', { events: false })
  await settle()
  expect([visitor.now().next, without.now().next]).toEqual([undefined, undefined])
  expect([visitor.saved.mock.calls.length, without.saved.mock.calls.length]).toEqual([0, 0])
  const { now } = open('authenticated', {}, { mine: () => TaskEither.right({ rows: [CONCERT], leftOut: 0 }) })
  expect(now().next).toMatchObject({ face: 'loading', value: undefined })
  await settle()
  expect(now().next).toMatchObject({ face: 'loaded', value: [{ id: 5 }] })
  const none = open('authenticated')
  await settle()
  expect(none.now().next?.value).toEqual([])
  const offline = open('authenticated', {}, { mine: () => TaskEither.left({ _tag: 'Unreachable' }) })
  await settle()
  expect(offline.now().next).toMatchObject({ face: 'stale', value: [{ id: 5 }], failure: { _tag: 'Unreachable' } })
})
