import { WEEKDAYS } from '#domain/time/calendar.ts'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test, vi } from 'vitest'
import { type AnyActorLogic, createActor } from 'xstate'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { settle, unkept } from '#application/kit/testing/walk.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { MyTown, TownChoice } from '#domain/directory/my-town.ts'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import { openTownNow } from './town-now.flow.ts'

const VARESE = { id: 1, name: 'Varese' } as MyTown
const TRADATE = { id: 8, name: 'Tradate' } as MyTown
const always = { spans: WEEKDAYS.map((day) => ({ day, opens: '00:00', closes: '00:00' })), text: undefined }
const THINGS = [1, 2, 3, 4, 5].map((id) => ({ id, hours: id === 1 ? undefined : always }))
const PARKS = [9, 8, 7, 6].map((free) => ({ id: free, parking: { free } }))

const open = (choice: TownChoice | undefined, modules: Configuration['modules'] = {}) => {
  const again = vi.fn<Ports['sheets']['again']>(() => TaskEither.right({ items: PARKS } as never))
  const activities = vi.fn<Ports['municipalities']['activities']>(() => TaskEither.right([{ things: THINGS }] as never))
  const town = { actor: undefined as ReturnType<typeof createActor> | undefined }
  const scope = scopeOver(
    {
      configuration: { ...DEFAULTS, modules },
      clock: { now: () => Date.parse('2026-11-20T10:00:00Z') },
      keptTown: { read: () => TaskEither.right(choice), keep: () => TaskEither.right(undefined) },
      municipalities: {
        sheetIds: (id: number) => TaskEither.right(id === VARESE.id ? [3, 21] : [3]),
        activitiesInPassing: unkept(activities),
      },
      sheets: { again: unkept(again) },
      presence: { isVisible: () => true, isOnline: () => true, watch: () => () => {} },
    },
    { open: (_: string, logic: AnyActorLogic) => (town.actor ??= createActor(logic).start()) },
  )
  const now = openTownNow(scope)
  const parks = () => now().parking?.reading?.value?.map(({ parking }) => parking.free)
  return {
    now,
    parks,
    again,
    activities,
    choose: (one: MyTown) => town.actor?.send({ type: 'town.chosen', town: one }),
  }
}

test('One’s own town says where one can park and what is open, a glance of each (HOME-06, HOME-07)', async () => {
  const { now, parks, again, activities } = open({ town: VARESE })
  expect(now().parking).toEqual({ town: undefined, reading: undefined })
  await settle()
  expect(parks()).toEqual([9, 8, 7])
  expect(now().open?.value?.map(({ id }) => Number(id))).toEqual([2, 3, 4])
  expect([again.mock.calls.length, again.mock.calls[0]?.[0]]).toEqual([1, { id: 21, municipality: 1, isAdmin: false }])
  expect(activities.mock.calls.map(([id]) => id)).toEqual([1])
})

test('A town without that sheet says nothing of parking, and is asked for none; another town is asked anew', async () => {
  const { now, parks, again, activities, choose } = open({ town: TRADATE })
  await settle()
  expect([now().parking, again.mock.calls.length, now().town]).toEqual([undefined, 0, TRADATE])
  choose(VARESE)
  await settle()
  expect(parks()).toEqual([9, 8, 7])
  expect(activities.mock.calls.map(([id]) => id)).toEqual([8, 1])
  choose(TRADATE)
  await settle()
  expect([now().parking, again.mock.calls.length]).toEqual([undefined, 1])
})

test('Without a town nothing is asked for; whoever has not chosen is invited to', async () => {
  const undecided = open(undefined)
  await settle()
  expect([undecided.now().parking, undecided.now().open, typeof undecided.now().chooseTown]).toEqual([
    undefined,
    undefined,
    'function',
  ])
  const none = open({ town: undefined })
  await settle()
  expect([none.now().parking, none.now().open, none.now().chooseTown]).toEqual([undefined, undefined, undefined])
  expect([undecided.activities.mock.calls.length, none.again.mock.calls.length]).toEqual([0, 0])
})

test('In a town without sheets nothing is said of parking, not even meanwhile', async () => {
  const { now, again } = open({ town: VARESE }, { sheets: false })
  expect(now().parking).toBeUndefined()
  await settle()
  expect([now().parking, again.mock.calls.length]).toEqual([undefined, 0])
})
