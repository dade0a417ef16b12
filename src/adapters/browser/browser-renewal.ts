import * as Either from 'fp-ts/lib/Either.js'
import type { Renewal } from '#application/ports/renewal.ts'
import { dropForeign } from '../worker/stored-files.ts'
import type { BrowserStorage } from './browser-storage.ts'

/** The page in its browser; `build` is the same for all pages of one build. */
export type RenewalSource = Readonly<{
  build: string
  location: Pick<Location, 'href' | 'reload'>
  fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>
  /** Where the worker stores the files of the app; absent where the browser has no such place. */
  files?: Pick<CacheStorage, 'open'> | undefined
}>

/** Where nothing can be stored, nothing guards against a loop: the page stays (fault 30). */
export const createBrowserRenewal = (storage: BrowserStorage, source?: RenewalSource): Renewal => ({
  renew: async () => {
    if (source === undefined || !storage.outlivesPage || storage.read('reloaded') === source.build) return
    const { build, location, fetch, files } = source
    const { href } = location
    const isServed = await fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isServed) return
    // The part may be missing because something else is stored in its place.
    if (files !== undefined) await dropForeign(files).catch(() => {})
    // Whoever has gone on meanwhile is not brought back to what is missing.
    if (location.href === href && Either.isRight(storage.write('reloaded', build))) location.reload()
  },
})
