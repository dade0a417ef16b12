import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import type { Journey } from '#application/ports/journey.ts'
import { safePath } from '#domain/links/safe-link.ts'
import type { StorageKey } from '#application/ports/storage-register.ts'
import type { BrowserStorage } from './browser-storage.ts'

/** Return addresses in the tab's session storage. Paths are checked when written and when read (fault 42). */
export const createSessionStorageJourney = (storage: BrowserStorage): Journey => {
  const remember = (key: StorageKey) => (path: string) =>
    pipe(
      safePath(path),
      Option.match(
        () => storage.remove(key),
        (safe) => storage.writeOrRemember(key, safe),
      ),
    )
  const take = (key: StorageKey) => () => {
    const path = storage.read(key)
    storage.remove(key)
    return safePath(path)
  }
  return {
    rememberBack: remember('user.back'),
    takeBack: take('user.back'),
    rememberReturn: remember('user.return'),
    takeReturn: take('user.return'),
  }
}
