import * as Either from 'fp-ts/lib/Either.js'
import type { StorageKey } from '#application/ports/storage-register.ts'
import { memoryStorage } from './memory-storage.ts'

export type StorageFull = Readonly<{ _tag: 'StorageFull' }>

/** The keys of this app in one storage, and its only reader and writer (AUTH-15). */
export type BrowserStorage = Readonly<{
  /** Whether the data outlive the page (fault 30). */
  outlivesPage: boolean
  read: (key: StorageKey) => string | undefined
  /** Left when the storage is full; the old value stays (fault 31). */
  write: (key: StorageKey, value: string) => Either.Either<StorageFull, void>
  /**
   * Writes; when the storage is full, keeps the value for this tab only and returns left. [decided] It counts there until
   * another tab changes what is stored.
   */
  writeOrRemember: (key: StorageKey, value: string) => Either.Either<StorageFull, void>
  remove: (key: StorageKey) => void
  /** The names that begin like this. */
  names: (start: StorageKey) => readonly StorageKey[]
  /** Removes all data of the user, but for names that begin with one of those. */
  forgetUser: (kept?: readonly string[]) => void
  /** Removes what this tab alone has kept of the user, but for names that begin with one of those. */
  forgetRemembered: (kept?: readonly string[]) => void
  /**
   * Calls the listener after a change in another tab, with what it has stored where that is known, or when there may have been
   * a change, until the returned function is called. This tab may have stored something else since.
   */
  watch: (listener: (stored?: Readonly<{ key: StorageKey; value: string | undefined }>) => void) => () => void
}>

const NAMESPACE = 'piazza.'
const USER = `${NAMESPACE}user.`
const FULL: StorageFull = { _tag: 'StorageFull' }

/** Whether a value is the user's, and its name begins with none of those. */
const isOfUser = (key: string, kept: readonly string[]): boolean =>
  key.startsWith(USER) && !kept.some((start) => key.startsWith(NAMESPACE + start))

/** The answer of a storage, or a fallback where the browser revokes the access while the page lives. */
const orElse = <A>(ask: () => A, otherwise: A): A => {
  try {
    return ask()
  } catch {
    return otherwise
  }
}

/** The storage when it is accessible; where it is blocked, one in memory that lives as long as the page (fault 30). */
const usable = (open: () => Storage) => {
  try {
    const storage = open()
    storage.getItem(NAMESPACE)
    return { storage, outlivesPage: true }
  } catch {
    return { storage: memoryStorage(), outlivesPage: false }
  }
}

/**
 * Opens a storage: `open` may throw or return nothing where the browser blocks it. `events` receives the changes of
 * other tabs, and the page's return: the window in a browser, undefined elsewhere.
 */
export const createBrowserStorage = (open: () => Storage, events?: EventTarget): BrowserStorage => {
  const { storage, outlivesPage } = usable(open)
  /** What found no room, and what was stored in its place: once that is another, it is newer. */
  const remembered = new Map<string, Readonly<{ value: string; instead: string | null }>>()
  const stored = (key: string, otherwise: string | null = null): string | null =>
    orElse(() => storage.getItem(key), otherwise)
  const rememberedOf = (key: string): string | undefined => {
    const own = remembered.get(key)
    if (own === undefined || stored(key, own.instead) === own.instead) return own?.value
    remembered.delete(key)
    return undefined
  }
  const write = (key: StorageKey, value: string): Either.Either<StorageFull, void> => {
    try {
      storage.setItem(NAMESPACE + key, value)
      remembered.delete(NAMESPACE + key)
      return Either.right(undefined)
    } catch {
      return Either.left(FULL)
    }
  }
  const removeFull = (key: string): void => {
    remembered.delete(key)
    orElse(() => storage.removeItem(key), undefined)
  }
  const keys = (): readonly string[] =>
    orElse(() => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []).concat(
      [...remembered.keys()].filter((key) => rememberedOf(key) !== undefined),
    )
  return {
    outlivesPage,
    read: (key) => rememberedOf(NAMESPACE + key) ?? stored(NAMESPACE + key) ?? undefined,
    write,
    writeOrRemember: (key, value) => {
      const written = write(key, value)
      if (Either.isLeft(written)) remembered.set(NAMESPACE + key, { value, instead: stored(NAMESPACE + key) })
      return written
    },
    remove: (key) => removeFull(NAMESPACE + key),
    names: (start) =>
      keys()
        .filter((key) => key.startsWith(NAMESPACE + start))
        .map((key) => key.slice(NAMESPACE.length) as StorageKey),
    forgetUser: (kept = []) => {
      for (const key of keys()) if (isOfUser(key, kept)) removeFull(key)
    },
    forgetRemembered: (kept = []) => {
      for (const key of remembered.keys()) if (isOfUser(key, kept)) remembered.delete(key)
    },
    watch: (listener) => {
      const heard = (event: Event): void => {
        const { key, newValue } = event as StorageEvent
        // No key: the whole storage was cleared.
        if (key === null) listener()
        else if (key.startsWith(NAMESPACE))
          listener({ key: key.slice(NAMESPACE.length) as StorageKey, value: newValue ?? undefined })
      }
      // A page that was put away has heard nothing of what other tabs have changed meanwhile.
      const returned = (event: Event): void => {
        if ((event as PageTransitionEvent).persisted) listener()
      }
      events?.addEventListener('storage', heard)
      events?.addEventListener('pageshow', returned)
      return () => {
        events?.removeEventListener('storage', heard)
        events?.removeEventListener('pageshow', returned)
      }
    },
  }
}
