import * as Either from 'fp-ts/lib/Either.js'
import type { LastSeen } from '#application/ports/last-seen.ts'
import type { BrowserStorage } from './browser-storage.ts'

/** How many screens are kept of a kind: the oldest make room. */
const AT_MOST = 6

/** When one was drawn: each begins with it (`src/ui/app/last-seen/keep-last-seen.ts`). */
const drawnAt = (text: string | undefined): number => Number(/^\{"at":(\d+)/.exec(text ?? '')?.[1] ?? 0)

/** What was last seen of screens, by address: a citizen's leaves with them (SHELL-25). */
export const createBrowserLastSeen = (storage: BrowserStorage): LastSeen => ({
  keep: (address, seer, drawn) => {
    const isSession = storage.read('user.session') !== undefined
    if (isSession !== (seer === 'citizen') || !storage.outlivesPage) return
    const start = isSession ? 'user.lastSeen.' : 'device.lastSeen.'
    const key = `${start}${address}` as const
    const others = storage
      .names(start)
      .filter((name) => name !== key)
      .sort((one, other) => drawnAt(storage.read(other)) - drawnAt(storage.read(one)))
    for (const name of others.slice(AT_MOST - 1)) storage.remove(name)
    // What cannot be kept anew is not what was last seen.
    if (Either.isLeft(storage.write(key, drawn))) for (const name of [key, ...others]) storage.remove(name)
  },
})
