import {
  STORAGE_REGISTER,
  STORED_NAMES,
  type StoredName,
  type StoredUntil,
} from '#application/ports/storage-register.ts'
import { type Configuration, ownMapOf } from '#domain/town/configuration.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

const WORDS: Readonly<Record<StoredName, MessageId>> = {
  'user.session': 'stored.session',
  'user.owner': 'stored.session',
  'user.draft.*': 'stored.drafts',
  'user.aside.*': 'stored.drafts',
  'user.favourites': 'stored.favourites',
  'user.subscriptions': 'stored.subscriptions',
  'user.standings': 'stored.standings',
  'user.calendar': 'stored.calendar',
  'user.reminded': 'stored.calendar',
  'user.searches': 'stored.searches',
  'user.fresh': 'stored.fresh',
  'user.lastSeen.*': 'stored.lastSeen',
  'user.outbox': 'stored.outbox',
  'user.account': 'stored.outbox',
  database: 'stored.outbox',
  'user.back': 'stored.back',
  'user.return': 'stored.back',
  'device.signedOut': 'stored.signedOut',
  'device.code': 'stored.code',
  'device.fresh': 'stored.freshHere',
  'device.lastSeen.*': 'stored.lastSeenHere',
  'device.privacy': 'stored.privacy',
  'device.language': 'stored.language',
  'device.look': 'stored.look',
  'device.readingSpeed': 'stored.readingSpeed',
  'device.town': 'stored.town',
  'device.tour': 'stored.tour',
  'device.visits': 'stored.visits',
  reloaded: 'stored.reloaded',
  begunAnew: 'stored.reloaded',
  files: 'stored.files',
  town: 'stored.files',
  map: 'stored.map',
}

const UNTIL: Readonly<Record<StoredUntil, MessageId>> = {
  signOut: 'stored.untilSignOut',
  tabClosed: 'stored.untilTabClosed',
  cleared: 'stored.untilCleared',
}

/** The register of what the app stores on the device, in words: each purpose once, and the map of a town that has one. */
export const storedView = (configuration: Configuration, isReported: boolean, { say }: Speech) => ({
  title: say('stored.title'),
  lead: say('stored.lead'),
  groups: (Object.keys(UNTIL) as readonly StoredUntil[]).map((until) => ({
    heading: say(UNTIL[until]),
    items: [
      ...new Set(
        STORED_NAMES.filter(
          (name) => STORAGE_REGISTER[name].until === until && (name !== 'map' || ownMapOf(configuration) !== undefined),
        ).map((name) => say(WORDS[name])),
      ),
    ],
  })),
  /** When less stays than that. */
  emptied: say('stored.emptied'),
  /** What leaves the device when something fails; undefined where nothing does. */
  reports: isReported ? say('stored.reports') : undefined,
})

export type StoredView = ReturnType<typeof storedView>
