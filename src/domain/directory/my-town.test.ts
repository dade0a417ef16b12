import { describe, expect, test } from 'vitest'
import type { SheetId } from '#domain/e015/sheet.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { FoundGroup } from '#domain/search/search.ts'
import {
  dayByTown,
  eventsByTown,
  isOfTown,
  type MyTown,
  nearestTown,
  ownResultsFirst,
  ownTownFirst,
  townNamed,
  townThatHolds,
} from './my-town.ts'
import type { Municipality, MunicipalityName } from './municipality.ts'
import { wayInTown } from './town-way.ts'

const VARESE = { id: 1, name: 'Varese' } as MyTown
const LUINO = { id: 2, name: 'Luino' } as MyTown
const town = (one: MyTown, latitude?: number) =>
  ({
    ...one,
    position: latitude === undefined ? undefined : { latitude, longitude: 8.8 },
  }) as Municipality

test('A choice holds, also that of none; without one the profile does', () => {
  expect(townThatHolds({ town: VARESE }, LUINO)).toBe(VARESE)
  expect(townThatHolds({ town: undefined }, LUINO)).toBeUndefined()
  expect(townThatHolds(undefined, LUINO)).toBe(LUINO)
  expect(townThatHolds(undefined, undefined)).toBeUndefined()
})

test.each([
  [' VARESE ', VARESE],
  ['Como', undefined],
  [undefined, undefined],
])('The municipality called %j is %j', (name, found) =>
  expect(townNamed([town(LUINO, 46), town(VARESE)], name)).toEqual(found),
)

const called = (name: string): MunicipalityName => ({ id: undefined, name })

test.each([
  ['San   Fermo', 'San Fermo'],
  ['SanFermo', 'Como'],
])('Blanks within a name count as one: "%s"', (own, first) =>
  expect(ownTownFirst([called('Como'), called('San Fermo')], own)[0]?.name).toBe(first),
)

test.each([
  ['Luino', ['Luino', 'Como', 'Forlì']],
  ['  luino ', ['Luino', 'Como', 'Forlì']],
  ['FORLI', ['Forlì', 'Como', 'Luino']],
  ['Milano', ['Como', 'Luino', 'Forlì']],
  ['', ['Como', 'Luino', 'Forlì']],
  [undefined, ['Como', 'Luino', 'Forlì']],
])('The citizen’s own municipality "%s" comes first, and the others keep their order (E015-01)', (own, names) => {
  const all = [called('Como'), called('Luino'), called('Forlì')]
  expect(ownTownFirst(all, own).map(({ name }) => name)).toEqual(names)
})

test('The nearest municipality is one’s own, unless all are far away', () => {
  const all = [town(VARESE, 45.82), town(LUINO, 46)]
  const at = (latitude: number) => nearestTown(all, { latitude, longitude: 8.8 })
  expect([at(45.8), at(45.95), at(44)]).toEqual([VARESE, LUINO, undefined])
  expect(nearestTown([town(VARESE)], { latitude: 45.8, longitude: 8.8 })).toBeUndefined()
})

test.each([
  [{ id: 1, name: 'Altro' }, true],
  [{ id: 2, name: 'Varese' }, false],
  [{ id: undefined, name: 'varese' }, true],
  [undefined, false],
])('%j is of Varese: %s', (municipality, is) =>
  expect(isOfTown(municipality as MunicipalityName | undefined, VARESE)).toBe(is),
)

const event = (id: number, municipality?: MyTown) => ({ id, municipality }) as PublicEvent
const ids = (events: readonly PublicEvent[]) => events.map(({ id }) => Number(id))

describe('The events of a day', () => {
  test('are those of one’s own town, with those of nowhere, and those elsewhere', () => {
    const { own, elsewhere } = eventsByTown([event(1, LUINO), event(2, VARESE), event(3)], VARESE)
    expect([ids(own), ids(elsewhere)]).toEqual([[2, 3], [1]])
  })

  test('stand under their town, then those around, and last what is over', () => {
    const parts = [
      { part: 'morning' as const, events: [event(1, LUINO), event(2, VARESE)] },
      { part: 'ongoing' as const, events: [event(3, VARESE)] },
      { part: 'over' as const, events: [event(4, VARESE)] },
    ]
    expect(dayByTown(parts, VARESE).map(({ part, events }) => [part, ids(events)])).toEqual([
      ['own', [2, 3]],
      ['around', [1]],
      ['over', [4]],
    ])
    expect(dayByTown(parts.slice(1), LUINO).map(({ part }) => part)).toEqual(['around', 'over'])
  })
})

test('Results of one’s own town come first within their kind (DIR-08)', () => {
  const results = [
    { kind: 'activity', id: 7, title: 'Varese in bici', subtitle: 'Sport · Luino' },
    { kind: 'activity', id: 8, title: 'Bar', subtitle: 'Bar · Via Varese · Gallarate' },
    { kind: 'activity', id: 9, title: 'Biblioteca', subtitle: 'Cultura · VARESE' },
    { kind: 'municipality', id: 2, title: 'Luino', subtitle: 'Frazione di, Varese' },
    { kind: 'municipality', id: 1, title: 'Città', subtitle: 'Comune' },
    { kind: 'activity', id: 1, title: 'Bar', subtitle: undefined },
  ]
  const groups = ['activity', 'municipality'].map((kind) => ({
    kind,
    results: results.filter((one) => one.kind === kind),
  })) as unknown as readonly FoundGroup[]
  const order = (mine: MyTown | undefined) =>
    ownResultsFirst(groups, mine).map((group) => group.results.map((one) => Number(one.id)))
  expect(order(VARESE)).toEqual([
    [9, 7, 8, 1],
    [1, 2],
  ])
  expect(order(undefined)).toEqual([
    [7, 8, 9, 1],
    [2, 1],
  ])
})

test.each([
  ['/e015/21?country=1', '/e015/21?country=2'],
  ['/e015/21?category=3&country=1&day=2', '/e015/21?category=3&country=2&day=2'],
  ['/e015/21?country=12', '/e015/21?country=2'],
  ['/e015/17?country=7', '/e015/17?country=7'],
  ['/e015/21', '/e015/21'],
  ['/activity?country=1', '/activity?country=1'],
  ['https://altro.example/e015/21?country=1', 'https://altro.example/e015/21?country=1'],
])('A way of Home to %s leads whoever is of Luino to %s', (href, led) => {
  expect(wayInTown(href, { town: LUINO, sheets: [30, 21] as SheetId[] })).toBe(led)
  expect(wayInTown(href, undefined)).toBe(href)
})
