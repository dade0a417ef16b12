import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Installation, InstallWay } from '#application/ports/installation.ts'
import { once } from '#domain/once.ts'
import { count, flag } from '../http/codecs/wire.ts'
import { record } from '../http/codecs/wire-records.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { keptValue } from './kept-values.ts'

type Offer = Event & Readonly<{ prompt: () => Promise<unknown> }>

/**
 * A window, which says that the browser can install the app. `src/before-app.js` keeps what it said before the app. iPhones
 * and iPads have no such event; there `standalone` says whether the page runs as an installed app.
 */
export type InstallSource = Pick<EventTarget, 'addEventListener'> &
  Readonly<{ piazzaInstall?: Offer; navigator?: object }>

const visits = record('visits', { count: ['count', count], wasOffered: ['wasOffered', flag] })

/** Whether the page runs in a browser whose menu can install it. */
const isByHand = ({ navigator = {} }: InstallSource): boolean =>
  'standalone' in navigator && navigator.standalone === false

/** The browser's offer to install the app, now or later. A browser without one never makes it. */
const offered = (source: InstallSource | undefined): Promise<Offer> =>
  new Promise((resolve) => {
    if (source?.piazzaInstall) resolve(source.piazzaInstall)
    source?.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      resolve(event as Offer)
    })
  })

const attempt = <A>(work: () => Promise<A>) => TaskEither.tryCatch(work, () => ({ _tag: 'NotInstallable' }) as const)

/** The installation by the browser's own dialog, or by hand where it has none but a way; visits are kept on the device and say nothing about the user. */
export const createBrowserInstallation = (storage: BrowserStorage, source: InstallSource | undefined): Installation => {
  const kept = keptValue(storage, 'device.visits', visits, { count: 0, wasOffered: false })
  const offer = once(() => offered(source))
  return {
    visit: () => async () => {
      const before = kept.read()
      const now = { ...before, count: before.count + 1 }
      kept.write(now)
      return Either.right(now)
    },
    ready: () =>
      attempt(async (): Promise<InstallWay> => {
        if (source && isByHand(source)) return 'byHand'
        await offer()
        return 'dialog'
      }),
    noteOffered: () => TaskEither.fromIO(() => kept.write({ ...kept.read(), wasOffered: true })),
    install: () => attempt(async () => void (await (await offer()).prompt())),
  }
}
