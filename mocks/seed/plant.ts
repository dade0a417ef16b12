import type { Instant } from '#domain/time/calendar.ts'
import type { Collections } from '../collections/collections.ts'
import { type CollectionOf, type Kept, plantIn } from '../collections/standard.ts'
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

/** Fills one collection of a world. */
type Planting = (collections: Collections) => Promise<void>

const into =
  <A extends Kept>(of: (collections: Collections) => CollectionOf<A>, records: readonly A[]): Planting =>
  (collections) =>
    plantIn(of(collections), records)

/** The seeded world: a row for each collection that begins with records. */
const plantings = ({ now, seed, scale }: Origin): readonly Planting[] => {
  const { received, published } = seededNotices(now, seed, scale)
  const users = seededUsers(seed)
  const events = seededEvents(now, seed)
  const { chats, messages } = seededChats(now, scale)
  return [
    into((all) => all.people, [...seededPeople(), ...users.people]),
    into((all) => all.occupations, users.occupations),
    into((all) => all.devices, seededDevices()),
    into((all) => all.savedAgreements, seededAgreements(now)),
    into((all) => all.received, received),
    into((all) => all.published, [...published, ...seededPublished(now, seed)]),
    into((all) => all.tags, Object.values(tags)),
    into((all) => all.homeEntries, seededHome()),
    into((all) => all.languages, seededLanguages()),
    into((all) => all.municipalities, seededMunicipalities()),
    into((all) => all.activities, seededActivities()),
    into((all) => all.events, events),
    into((all) => all.userEvents, seededKeptEvents(events)),
    into((all) => all.subscriptions, seededSubscriptions(users.people.map(({ id }) => id))),
    into((all) => all.addressChoices, seededChoices()),
    into((all) => all.chats, chats),
    into((all) => all.chatMessages, messages),
  ]
}

/** The world that was planted last: tests plant the same one again and again. */
let last: Readonly<{ of: string; all: readonly Planting[] }> | undefined

/** Fills empty collections with the seeded world. */
export const plant = async (collections: Collections, origin: Origin): Promise<void> => {
  const of = JSON.stringify(origin)
  last = last?.of === of ? last : { of, all: plantings(origin) }
  for (const planting of last.all) await planting(collections)
}
