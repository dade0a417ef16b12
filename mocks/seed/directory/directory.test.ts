import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRight } from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { contact } from '#adapters/http/codecs/directory.ts'
import { addDays, dayOf, type Instant } from '#domain/time/calendar.ts'
import { isOn } from '#domain/events/event.ts'
import { pictures } from '../../pictures/pictures.ts'
import { DEFAULT_NOW, growWorld } from '../../world.ts'
import { senders } from '../senders.ts'
import { seededActivities } from './activities.ts'
import { addressesOf } from './addresses.ts'
import { activityCategories, contactCategories } from './categories.ts'
import { seededContacts } from './contacts.ts'
import { seededEvents } from './events.ts'
import { isOnLand } from './land.ts'
import { provinces, seededMunicipalities } from './municipalities.ts'
import { seededPublished } from './published.ts'
import { sheetsOf } from './sheets.ts'

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public')
const now = DEFAULT_NOW as Instant
const contacts = seededContacts(1, 1)
const activities = seededActivities()
const events = seededEvents(now, 1)

test('the same seed gives the same places and events; another seed gives others', () => {
  expect(seededContacts(1, 1)).toEqual(contacts)
  expect(seededContacts(2, 1)).not.toEqual(contacts)
  expect(seededEvents(now, 1)).toEqual(events)
  expect(seededEvents(now, 2)).not.toEqual(events)
})

test('eight municipalities exist, in the documented order', () => {
  const shown = seededMunicipalities().filter(({ visible }) => visible)
  expect(shown.map(({ id, name }) => `${name} ${id}`).join(', ')).toBe(
    'Varese 1, Luino 2, Gallarate 3, Busto Arsizio 4, Laveno-Mombello 5, Saronno 6, Somma Lombardo 7, Tradate 8',
  )
})

test('there are at least 60 activities, and those that send notices are among them', () => {
  expect(activities.filter(({ visible }) => visible).length).toBeGreaterThanOrEqual(60)
  for (const { id, name } of Object.values(senders))
    expect(activities[Number(id) - 1]).toMatchObject({ id, activity: { id, name } })
  expect(new Set(activities.map(({ activity }) => activity.name)).size).toBe(activities.length)
  for (const category of Object.values(activityCategories))
    expect(activities.filter(({ activity }) => activity.category === category).length).toBeGreaterThan(1)
})

test('the topics of the Comune are the documented ones', () => {
  expect(activities[0]?.activity.topics.map(({ id, name, type }) => [id, name, type])).toEqual([
    [101, 'Avvisi generali', 'public'],
    [102, 'Consiglio comunale', 'private'],
    [103, 'Protezione civile', 'password'],
    [104, 'Asili nido', 'profile'],
    [105, 'Pulizia strade', 'addresses'],
    [106, 'Quartieri', 'districts'],
    [107, 'Pratiche personali', 'personal'],
    [108, 'Bandi e gare', 'public'],
  ])
  const topics = activities.flatMap(({ activity }) => activity.topics.flatMap((one) => [one, ...one.subtopics]))
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length)
  expect(new Set(topics.map(({ template }) => template))).toEqual(new Set(['standard', 'events', 'calendar']))
})

test('every topic with events has some (TOPIC-14)', () => {
  const showing = activities.flatMap(({ activity }) =>
    activity.topics.filter(({ template }) => template !== 'standard'),
  )
  const [withEvents, without] = [
    new Set(events.map(({ topic }) => topic)),
    showing.map(({ id, name }) => `${id} ${name}`),
  ]
  expect(without.filter((label) => !withEvents.has(Number.parseInt(label, 10) as never))).toEqual([])
})

test('one description contains a script', () => {
  expect(activities.filter(({ activity }) => activity.description.includes('<script>')).map(({ id }) => id)).toEqual([
    4,
  ])
})

test('there are 250 addresses and twelve districts, all different', () => {
  expect([...addressesOf.values()].map((some) => some.length)).toEqual([250, 12])
  const all = [...addressesOf.values()].flat()
  expect(new Set(all.map(({ id }) => id)).size).toBe(262)
  expect(new Set(all.map(({ text }) => text)).size).toBe(262)
})

test.each([
  [1, 200],
  [100, 10_000],
])('at scale %i there are at least %i contacts with a place, all on land', (scale, least) => {
  const all = seededContacts(1, scale)
  expect(all.every(({ id }, at) => id === at + 1)).toBe(true)
  const local = all.filter(
    ({ province, municipality }) => province === provinces.varese.id && municipality !== undefined,
  )
  const places = local.flatMap(({ position }) =>
    position !== undefined && Number.isFinite(position.latitude) && position.latitude > 40 && position.latitude < 50
      ? [position]
      : [],
  )
  expect(places.length).toBeGreaterThanOrEqual(least)
  expect(places.filter((place) => !isOnLand(place))).toEqual([])
})

test('the centre of a lake is no land, and the centre of a town is', () => {
  const lakes = [
    [45.817, 8.737],
    [45.93, 8.58],
    [45.766, 8.692],
    [45.797, 8.664],
  ] as const
  expect(lakes.map(([latitude, longitude]) => isOnLand({ latitude, longitude }))).toEqual([false, false, false, false])
  const towns = seededMunicipalities().map(({ name, position }) => [
    name,
    position !== undefined && isOnLand({ ...position, longitude: position.longitude + 0.01 }),
  ])
  expect(towns.filter(([, is]) => is !== true)).toEqual([])
})

test('invalid places are on the wire, and are absent once decoded (fault 46)', () => {
  const names = [
    'Ambulatorio Zero',
    'Bar dello Scambio',
    'Palestra Senza Posto',
    'Edicola del Nulla',
    'Osteria dell’Enne',
    'Cartoleria Oltremondo',
  ]
  const written = contacts
    .filter(({ name }) => names.includes(name))
    .map((one) => JSON.parse(JSON.stringify(contact.encode(one))) as Record<string, unknown>)
  expect(written.map(({ latitude }) => latitude)).toEqual([0, 8.8251, undefined, null, 'NaN', 458.206])
  const read = written.map((one) => contact.decode(one))
  expect(read.map((one) => (isRight(one) ? one.right.position : 'unread'))).toEqual(names.map(() => undefined))
})

test('most contacts have telephone, e-mail and site, and some do not', () => {
  for (const key of ['phone', 'email', 'website'] as const) {
    const share = contacts.filter((one) => one[key] !== undefined).length / contacts.length
    expect([key, share > 0.5 && share < 1]).toEqual([key, true])
  }
  for (const { id } of Object.values(contactCategories))
    expect(contacts.some(({ category }) => category === id)).toBe(true)
})

test('at least 120 events fall on every day of a quarter of a year, including today, for any day', () => {
  for (const moment of [now, (now + 200 * 86_400_000) as Instant]) {
    const all = seededEvents(moment, 1)
    const today = dayOf(moment)
    expect(all.length).toBeGreaterThanOrEqual(120)
    expect(all.filter((one) => isOn(one, today)).length).toBeGreaterThanOrEqual(8)
    const days = Array.from({ length: 91 }, (_, at) => addDays(today, at - 45))
    expect(days.filter((day) => !all.some((one) => isOn(one, day)))).toEqual([])
  }
  expect(new Set(events.map(({ price }) => price?.kind))).toEqual(new Set(['free', 'paid']))
  expect(new Set(events.map(({ typology }) => typology?.name)).size).toBe(8)
  expect(events.every(({ startDate, endDate }) => startDate <= endDate)).toBe(true)
  expect(events.every(({ position }) => position !== undefined && isOnLand(position))).toBe(true)
})

/** The ids of the sheets of each municipality. */
const numbers = (isAdmin: boolean) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((municipality) =>
    sheetsOf(municipality, isAdmin).flatMap(({ things }) => things.map(({ id }) => Number(id))),
  )

test('the sheets are the documented ones, and one is for administrators (DIR-06)', () => {
  expect([...new Set(numbers(false).flat())].sort((a, b) => a - b)).toEqual([3, 7, 17, 21, 30])
  expect(numbers(false)[0]).toContain(21)
  expect(numbers(false)[6]).toContain(17)
  expect(numbers(true).every((some) => some.includes(40))).toBe(true)
})

test('activities publish notices, none in the future and all with unique ids (NOTICE-11)', async () => {
  const published = seededPublished(now, 1)
  expect(published.every(({ publishedAt }) => Number(publishedAt) < now)).toBe(true)
  expect(new Set(published.map(({ sender }) => sender.id)).size).toBeGreaterThan(12)
  const { collections } = await growWorld()
  const all = collections.published.all()
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('every picture of the directory is a file of the app', () => {
  const named = [
    ...seededMunicipalities().map(({ image }) => `img/municipalities/app/${image}`),
    ...[...Object.values(activityCategories), ...Object.values(contactCategories)].map(
      ({ icon }) => `img/activity-points/app/${icon}`,
    ),
    ...activities.flatMap(({ activity: { cover, logo } }) => [
      `img/activities/cover/app/${cover}`,
      `img/activities/logo/app/${logo}`,
    ]),
    ...activities
      .flatMap(({ activity }) => activity.boards)
      .flatMap(({ image }) => (image === undefined ? [] : [`img/boards/app/${image}`])),
    ...contacts.flatMap(({ cover, icon }) => [`img/activity-points/app/${cover}`, `img/activity-points/app/${icon}`]),
    ...events.map(({ image }) => `img/events/app/${image}`),
    ...seededPublished(now, 1).map(({ sender }) => `img/activities/logo/app/${sender.image}`),
    ...sheetsOf(1, true).flatMap(({ things }) => things.map(({ image }) => `img/e015/app/${image}`)),
  ]
  expect([...new Set(named)].filter((path) => !existsSync(join(PUBLIC, path)))).toEqual([])
})

test('the pictures are up to date, each smaller than 2 kB', async () => {
  const drawn = await pictures()
  expect(drawn.length).toBeGreaterThan(200)
  for (const [path, content] of drawn) {
    expect([path, existsSync(join(PUBLIC, path)) && readFileSync(join(PUBLIC, path), 'utf8') === content]).toEqual([
      path,
      true,
    ])
    expect([path, content.length < 2_000]).toEqual([path, true])
  }
})
