import { ageNotes } from '../age-notes.ts'
import * as Either from 'fp-ts/lib/Either.js'
import { openDatabase } from '#adapters/browser/database.ts'
import { loadAdapters } from '#adapters/container/load-adapters.ts'
import type { World } from '#mocks/world.ts'
import { noticePath } from '#ui/base/screens.ts'
import type { Ground } from '../driver.ts'
import { answeredBy, receivedBy } from '../edits.ts'
import { WAY_BACK } from '../places.ts'
import { pagesIn, timesIn } from '../requests.ts'
import { VISITS, visitsOf } from '../visits.ts'
import { KEPT, SHELF } from '../town-map.ts'
import { passTime } from './virtual-time.ts'
import type { Device } from './device.ts'

/** A window of a device, as far as the ground needs it. */
type GroundWindow = Readonly<{
  device: Device
  /** What this window alone keeps. */
  tab: Storage
  /** What the device keeps for every window. */
  kept: Storage
  open: (address: string) => void
  /** Lets the time of what is announced pass, in milliseconds. */
  pass: (milliseconds: number) => void
}>

const HOUR = 3_600_000

export const groundTasks = (window: GroundWindow, world: World, name: string, holdsTime: boolean): Ground => ({
  beSignedIn: async (username, password, address) => {
    const { environment, closed } = window.device.environment()
    const opened = await loadAdapters({ ...environment, fetch: window.device.reach }).accounts.signIn({
      username,
      password,
    })()
    closed()
    if (Either.isLeft(opened)) throw new Error(`${username} could not sign in: ${opened.left._tag}`)
    window.open(address)
  },
  // Nothing comes late where nothing is drawn.
  isWhole: async () => true,
  keepVisits: async (count) => window.kept.setItem(VISITS, visitsOf(count)),
  keptFiles: async () => [],
  allowPosition: async () => {
    window.device.state.allowsPosition = true
  },
  letMove: async () => {
    window.device.state.isStill = false
  },
  keepWayBack: async (address) => window.tab.setItem(WAY_BACK, address),
  wayBack: async () => window.tab.getItem(WAY_BACK) ?? undefined,
  keptMap: async () => (await (await window.device.files.files.match(KEPT, { cacheName: SHELF }))?.blob())?.size,
  townMap: async (next) => window.device.townMap.become(next),
  network: async (there) => window.device.setOnline(there),
  fillDevice: async () => {
    window.device.state.hasRoom = false
  },
  loseDatabase: async () => (await openDatabase(window.device.indexedDB))?.close(),
  answersKept: async () => {
    const database = await openDatabase(window.device.indexedDB)
    const all = await database?.getAllFromIndex('answers', 'owner')
    return all?.filter(({ owner }) => owner !== 'visitor').length ?? 0
  },
  age: async (hours) => {
    const database = await openDatabase(window.device.indexedDB)
    for (const answer of (await database?.getAll('answers')) ?? [])
      await database?.put('answers', { ...answer, at: answer.at - hours * HOUR })
    ageNotes(window.kept, hours * HOUR)
  },
  edit: (change) => change(world),
  pass: async (seconds) => {
    window.pass(seconds * 1000)
    if (holdsTime) await passTime(seconds * 1000)
  },
  heard: async (matter) => timesIn(window.device.requests, matter),
  stored: async () => [
    ...[window.kept, window.tab].flatMap((storage) =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
    ),
    ...window.device.files.names(),
    ...(await window.device.indexedDB.databases()).map(({ name: database = '' }) => database),
  ],
  filesGiven: async () => [...window.device.saved],
  pagesAsked: async () => pagesIn(window.device.requests),
  answeredBy: async (survey) => answeredBy(world, name, survey),
  addressOfNotice: async (title) => noticePath(receivedBy(world, name, title).id),
})
