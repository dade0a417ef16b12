import type { Instant } from '#domain/time/calendar.ts'
import type { Collections } from '../collections/collections.ts'
import type { CollectionOf, Kept } from '../collections/standard.ts'
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

const fill = async <A extends Kept>(collection: CollectionOf<A>, records: readonly A[]): Promise<void> => {
  for (const record of records) await collection.create(record)
}

/** Fills empty collections with the seeded world. */
export const plant = async (collections: Collections, { now, seed, scale }: Origin): Promise<void> => {
  const { received, published } = seededNotices(now, seed, scale)
  const users = seededUsers(seed)
  const { chats, messages } = seededChats(now, scale)
  await fill(collections.people, [...seededPeople(), ...users.people])
  await fill(collections.occupations, users.occupations)
  await fill(collections.devices, seededDevices())
  await fill(collections.savedAgreements, seededAgreements(now))
  await fill(collections.received, received)
  await fill(collections.published, [...published, ...seededPublished(now, seed)])
  await fill(collections.tags, Object.values(tags))
  await fill(collections.homeEntries, seededHome())
  await fill(collections.languages, seededLanguages())
  await fill(collections.municipalities, seededMunicipalities())
  await fill(collections.activities, seededActivities())
  const events = seededEvents(now, seed)
  await fill(collections.events, events)
  await fill(collections.userEvents, seededKeptEvents(events))
  await fill(collections.subscriptions, seededSubscriptions(users.people.map(({ id }) => id)))
  await fill(collections.addressChoices, seededChoices())
  await fill(collections.chats, chats)
  await fill(collections.chatMessages, messages)
}
