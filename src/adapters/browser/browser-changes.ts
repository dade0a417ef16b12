import type { Changes } from '#application/ports/changes.ts'
import type { TrafficRecord } from '../http/client/traffic.ts'
import type { BrowserStorage } from './browser-storage.ts'

/** A change of this value tells the other tabs that one of them has written something. It is removed at the sign-out. */
const CHANGES = 'user.outbox'

/** What a tab has told last, by its storage: the outbox and the client write one value. */
const TOLD = new WeakMap<BrowserStorage, { tab: string; value: string | undefined; count: number }>()

let tabs = 0
/** Two tabs never tell the same, though their clocks stand still: they were not opened in the same moment. */
const nameOfTab = (): string => `${performance.timeOrigin}-${(tabs += 1)}`

/** The notes between the tabs of a device that something was written; other tabs hear of them as storage events. */
export const createNotes = (storage: BrowserStorage, now: () => number = Date.now) => {
  const told = TOLD.get(storage) ?? { tab: nameOfTab(), value: undefined, count: 0 }
  TOLD.set(storage, told)
  return {
    tell: (): void => {
      told.count += 1
      told.value = `${now()}.${told.tab}.${told.count}`
      storage.write(CHANGES, told.value)
    },
    watch: (listener: () => void): (() => void) => {
      let known = storage.read(CHANGES)
      // It hears of every value that another tab stores: only this one counts, and not what this tab has told itself.
      return storage.watch(() => {
        const value = storage.read(CHANGES)
        const isNew = value !== undefined && value !== known && value !== told.value
        known = value
        if (isNew) listener()
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
