import type * as t from 'io-ts'
import { municipality } from '#adapters/http/codecs/directory.ts'
import { publicEvent } from '#adapters/http/codecs/events.ts'
import { homeEntry, language } from '#adapters/http/codecs/home.ts'
import { publishedNotice, tag } from '#adapters/http/codecs/notices.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { seededChats } from '../seed/chats.ts'
import { seededActivities } from '../seed/directory/activities.ts'
import { seededEvents } from '../seed/directory/events.ts'
import { seededChoices, seededSubscriptions } from '../seed/directory/follows.ts'
import { seededKeptEvents } from '../seed/directory/kept-events.ts'
import { seededMunicipalities } from '../seed/directory/municipalities.ts'
import { seededPublished } from '../seed/directory/published.ts'
import { seededHome, seededLanguages } from '../seed/home.ts'
import { seededNotices } from '../seed/notices/plant-notices.ts'
import { seededAgreements, seededDevices, seededPeople } from '../seed/people.ts'
import { tags } from '../seed/senders.ts'
import { seededUsers } from '../seed/users.ts'
import { device, forgotRequest, person, registrationRequest, savedAgreement, session } from './account.ts'
import { clickCount } from './advertising.ts'
import { keptChat, keptMessage } from './chats.ts'
import { accessRequest, addressChoice, keptActivity, subscription, topicKey } from './directory.ts'
import { keptEvent } from './events.ts'
import { received, sentPosition } from './notices.ts'
import { type CollectionOf, collectionOf, type Kept, plantIn } from './standard.ts'
import { occupation } from './users.ts'

/** The parameters of a world: the same three give the same world. */
export type Origin = Readonly<{ now: Instant; seed: number; scale: number }>

/** What several collections begin with parts of. */
const seedsOf = (origin: Origin) => ({
  ...origin,
  notices: seededNotices(origin.now, origin.seed, origin.scale),
  users: seededUsers(origin.seed),
  events: seededEvents(origin.now, origin.seed),
  chats: seededChats(origin.now, origin.scale),
})
type Seeds = ReturnType<typeof seedsOf>

/** Fills a collection of a world. */
type Planting = (collection: unknown) => Promise<void>

/** A collection of the values that a codec describes, with the records that it begins with, if any. */
const stored = <A extends Kept>(codec: t.Type<A, unknown, unknown>, atFirst?: (seeds: Seeds) => readonly A[]) => ({
  empty: (): CollectionOf<A> => collectionOf(codec),
  /** The collection that is filled is one that `empty` has made. */
  planting: (seeds: Seeds): Planting => {
    const records = atFirst?.(seeds) ?? []
    return (collection) => plantIn(collection as CollectionOf<A>, records)
  },
})

/** All that the simulated backend stores. */
const STORED = {
  people: stored(person, ({ users }) => [...seededPeople(), ...users.people]),
  occupations: stored(occupation, ({ users }) => users.occupations),
  sessions: stored(session),
  devices: stored(device, seededDevices),
  forgotRequests: stored(forgotRequest),
  registrations: stored(registrationRequest),
  savedAgreements: stored(savedAgreement, ({ now }) => seededAgreements(now)),
  received: stored(received, ({ notices }) => notices.received),
  published: stored(publishedNotice, ({ notices, now, seed }) => [...notices.published, ...seededPublished(now, seed)]),
  positions: stored(sentPosition),
  tags: stored(tag, () => Object.values(tags)),
  homeEntries: stored(homeEntry, seededHome),
  languages: stored(language, seededLanguages),
  municipalities: stored(municipality, seededMunicipalities),
  activities: stored(keptActivity, seededActivities),
  events: stored(publicEvent, ({ events }) => events),
  subscriptions: stored(subscription, ({ users }) => seededSubscriptions(users.people.map(({ id }) => id))),
  accessRequests: stored(accessRequest),
  topicKeys: stored(topicKey),
  addressChoices: stored(addressChoice, seededChoices),
  userEvents: stored(keptEvent, ({ events }) => seededKeptEvents(events)),
  chats: stored(keptChat, ({ chats }) => chats.chats),
  chatMessages: stored(keptMessage, ({ chats }) => chats.messages),
  clicks: stored(clickCount),
}

type Name = keyof typeof STORED
const NAMES = Object.keys(STORED) as readonly Name[]

export type Collections = { [N in Name]: ReturnType<(typeof STORED)[N]['empty']> }

/** All collections of the simulated backend, empty. */
export const emptyCollections = (): Collections =>
  Object.fromEntries(NAMES.map((name) => [name, STORED[name].empty()])) as Collections

/** The world that was planted last: tests plant the same one again and again. */
let last: Readonly<{ of: string; all: readonly (readonly [Name, Planting])[] }> | undefined

/** Fills empty collections with the seeded world. */
export const plant = async (collections: Collections, origin: Origin): Promise<void> => {
  const of = JSON.stringify(origin)
  if (last?.of !== of) {
    const seeds = seedsOf(origin)
    last = { of, all: NAMES.map((name) => [name, STORED[name].planting(seeds)]) }
  }
  for (const [name, planting] of last.all) await planting(collections[name])
}
