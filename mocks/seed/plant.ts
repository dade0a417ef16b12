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

/** Fills empty collections with the seeded world. */
export const plant = async (collections: Collections, { now, seed, scale }: Origin): Promise<void> => {
  const { received, published } = seededNotices(now, seed, scale)
  const users = seededUsers(seed)
  const { chats, messages } = seededChats(now, scale)
  await plantIn(collections.people, [...seededPeople(), ...users.people])
  await plantIn(collections.occupations, users.occupations)
  await plantIn(collections.devices, seededDevices())
  await plantIn(collections.savedAgreements, seededAgreements(now))
  await plantIn(collections.received, received)
  await plantIn(collections.published, [...published, ...seededPublished(now, seed)])
  await plantIn(collections.tags, Object.values(tags))
  await plantIn(collections.homeEntries, seededHome())
  await plantIn(collections.languages, seededLanguages())
  await plantIn(collections.municipalities, seededMunicipalities())
  await plantIn(collections.activities, seededActivities())
  const events = seededEvents(now, seed)
  await plantIn(collections.events, events)
  await plantIn(collections.userEvents, seededKeptEvents(events))
  await plantIn(collections.subscriptions, seededSubscriptions(users.people.map(({ id }) => id)))
  await plantIn(collections.addressChoices, seededChoices())
  await plantIn(collections.chats, chats)
  await plantIn(collections.chatMessages, messages)
}
