import type { Changes } from '#application/ports/changes.ts'
import type { TrafficRecord } from '../http/client/traffic.ts'
import type { BrowserStorage } from './browser-storage.ts'

/** A change of this value tells the other tabs that one of them has written something. It is removed at the sign-out. */
const CHANGES = 'user.outbox'
/** The same of what was written about the citizen: a later note about something else does not cover it. */
const ABOUT_CITIZEN = 'user.account'

type Told = { tab: string; value: string | undefined; aboutCitizen: string | undefined; count: number }

/** What a tab has told last, by its storage: the outbox and the client write one value. */
const TOLD = new WeakMap<BrowserStorage, Told>()

let tabs = 0
/** Two tabs never tell the same, though their clocks stand still: they were not opened in the same moment. */
const nameOfTab = (): string => `${performance.timeOrigin}-${(tabs += 1)}`

/** The notes between the tabs of a device that something was written; other tabs hear of them as storage events. */
export const createNotes = (storage: BrowserStorage, now: () => number = Date.now) => {
  const told: Told = TOLD.get(storage) ?? { tab: nameOfTab(), value: undefined, aboutCitizen: undefined, count: 0 }
  TOLD.set(storage, told)
  return {
    tell: (isAboutCitizen = false): void => {
      told.count += 1
      told.value = `${now()}.${told.tab}.${told.count}`
      if (isAboutCitizen) {
        told.aboutCitizen = told.value
        // Before the note that is listened to: whoever hears that one reads this one.
        storage.write(ABOUT_CITIZEN, told.value)
      }
      storage.write(CHANGES, told.value)
    },
    watch: (listener: (isAboutCitizen: boolean) => void): (() => void) => {
      let known = storage.read(CHANGES)
      let knownAboutCitizen = storage.read(ABOUT_CITIZEN)
      /** What other tabs have just stored: a note of this tab may lie over it by the time it is heard. */
      const others = new Map<string, string | undefined>()
      const toldByOthers = (
        key: typeof CHANGES | typeof ABOUT_CITIZEN,
        own: string | undefined,
      ): string | undefined => {
        const last = storage.read(key)
        return last !== undefined && last === own ? others.get(key) : last
      }
      // It hears of every value that another tab stores: only these count, and not what this tab has told itself.
      return storage.watch((stored) => {
        if (stored?.key === CHANGES || stored?.key === ABOUT_CITIZEN) others.set(stored.key, stored.value)
        const value = toldByOthers(CHANGES, told.value)
        const isNew = value !== undefined && value !== known
        known = value
        if (!isNew) return
        const aboutCitizen = toldByOthers(ABOUT_CITIZEN, told.aboutCitizen)
        const isAboutCitizen = aboutCitizen !== undefined && aboutCitizen !== knownAboutCitizen
        knownAboutCitizen = aboutCitizen
        listener(isAboutCitizen)
      })
    },
  }
}

/** Tells the other tabs of each write that the server has taken, and hears of theirs. */
export const createBrowserChanges = (
  storage: BrowserStorage,
  traffic: Pick<TrafficRecord, 'watchWrites'>,
  now?: () => number,
): Changes => {
  const notes = createNotes(storage, now)
  traffic.watchWrites(notes.tell)
  return { watch: notes.watch }
}
