import * as Either from 'fp-ts/lib/Either.js'
import { memoryStorage } from './memory-storage.ts'

/**
 * Who a key belongs to: `device` outlives the citizen's sign-out, `user` is forgotten with the session, so that a new
 * key of the user's can never be left behind.
 */
export type StorageKey = `${'device' | 'user'}.${string}`

export type StorageFull = Readonly<{ _tag: 'StorageFull' }>

/** The keys of this app in one storage, and its only reader and writer (AUTH-15). */
export type BrowserStorage = Readonly<{
  read: (key: StorageKey) => string | undefined
  /** Left, and the old value kept, when there is no room (fault 31). */
  write: (key: StorageKey, value: string) => Either.Either<StorageFull, void>
  /** Writes, or remembers for this tab alone where there is no room, which left says. */
  writeOrRemember: (key: StorageKey, value: string) => Either.Either<StorageFull, void>
  remove: (key: StorageKey) => void
  /** Removes everything that belongs to the user. */
  forgetUser: () => void
  /** Calls after another tab changed something, until the returned function is called. */
  watch: (listener: () => void) => () => void
}>

const NAMESPACE = 'piazza.'
const USER = `${NAMESPACE}user.`
const FULL: StorageFull = { _tag: 'StorageFull' }

/** What a storage answers, or something else where the browser takes it back while the page lives. */
const orElse = <A>(ask: () => A, otherwise: A): A => {
  try {
    return ask()
  } catch {
    return otherwise
  }
}

/** The storage when it may be used; where it is blocked, one in memory for as long as the page lives (fault 30). */
const usable = (open: () => Storage): Storage => {
  try {
    const storage = open()
    storage.getItem(NAMESPACE)
    return storage
  } catch {
    return memoryStorage()
  }
}

/**
 * Opens a storage: `open` may throw or give nothing where the browser blocks it. `events` is where the changes of other
 * tabs are heard: the window in a browser, nothing elsewhere.
 */
export const createBrowserStorage = (open: () => Storage, events?: EventTarget): BrowserStorage => {
  const storage = usable(open)
  const remembered = new Map<string, string>()
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
    orElse(() => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []).concat([
      ...remembered.keys(),
    ])
  return {
    read: (key) => remembered.get(NAMESPACE + key) ?? orElse(() => storage.getItem(NAMESPACE + key), null) ?? undefined,
    write,
    writeOrRemember: (key, value) => {
      const written = write(key, value)
      if (Either.isLeft(written)) remembered.set(NAMESPACE + key, value)
      return written
    },
    remove: (key) => removeFull(NAMESPACE + key),
    forgetUser: () => {
      for (const key of keys()) if (key.startsWith(USER)) removeFull(key)
    },
    watch: (listener) => {
      const heard = (event: Event): void => {
        const { key } = event as StorageEvent
        // No key: everything was cleared.
        if (key === null || key.startsWith(NAMESPACE)) listener()
      }
      events?.addEventListener('storage', heard)
      return () => events?.removeEventListener('storage', heard)
    },
  }
}
