import type { Instant } from '#domain/time/calendar.ts'
import type { Collections } from '../collections/collections.ts'
import { plantIn } from '../collections/standard.ts'
import { seededChats } from './chats.ts'
import { seededActivities } from './directory/activities.ts'
import { seededEvents } from './directory/events.ts'
import { seededKeptEvents } from './directory/kept-events.ts'
import { seededChoices, seededSubscriptions } from './directory/follows.ts'
import { seededMunicipalities } from './directory/municipalities.ts'
import { seededPublished } from './directory/published.ts'
import { seededHome, seededLanguages } from './home.ts'
import { seededNotices } from './notices/plant-notices.ts'
import { seededAgreements, seededDevices, seededPeople } from './people.ts'
import { tags } from './senders.ts'
import { seededUsers } from './users.ts'

/** The parameters of a world: the same three give the same world. */
export type Origin = Readonly<{ now: Instant; seed: number; scale: number }>

/** The records of a world, by collection. */
const seededRecords = ({ now, seed, scale }: Origin) => {
  const { received, published } = seededNotices(now, seed, scale)
  const users = seededUsers(seed)
  const events = seededEvents(now, seed)
  return {
    people: [...seededPeople(), ...users.people],
    occupations: users.occupations,
    devices: seededDevices(),
    savedAgreements: seededAgreements(now),
    received,
    published: [...published, ...seededPublished(now, seed)],
    tags: Object.values(tags),
    homeEntries: seededHome(),
    languages: seededLanguages(),
    municipalities: seededMunicipalities(),
    activities: seededActivities(),
    events,
    userEvents: seededKeptEvents(events),
    subscriptions: seededSubscriptions(users.people.map(({ id }) => id)),
    addressChoices: seededChoices(),
    ...seededChats(now, scale),
  }
}

/** The records of the world that was planted last: tests plant the same one again and again. */
let last: Readonly<{ of: string; records: ReturnType<typeof seededRecords> }> | undefined

/** Fills empty collections with the seeded world. */
export const plant = async (collections: Collections, origin: Origin): Promise<void> => {
  const of = JSON.stringify(origin)
  last = last?.of === of ? last : { of, records: seededRecords(origin) }
  const { records } = last
  await plantIn(collections.people, records.people)
  await plantIn(collections.occupations, records.occupations)
  await plantIn(collections.devices, records.devices)
  await plantIn(collections.savedAgreements, records.savedAgreements)
  await plantIn(collections.received, records.received)
  await plantIn(collections.published, records.published)
  await plantIn(collections.tags, records.tags)
  await plantIn(collections.homeEntries, records.homeEntries)
  await plantIn(collections.languages, records.languages)
  await plantIn(collections.municipalities, records.municipalities)
  await plantIn(collections.activities, records.activities)
  await plantIn(collections.events, records.events)
  await plantIn(collections.userEvents, records.userEvents)
  await plantIn(collections.subscriptions, records.subscriptions)
  await plantIn(collections.addressChoices, records.addressChoices)
  await plantIn(collections.chats, records.chats)
  await plantIn(collections.chatMessages, records.messages)
}
