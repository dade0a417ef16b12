import { isLeft } from 'fp-ts/lib/Either.js'
import { loadAdapters } from '#adapters/container/load-adapters.ts'
import { memoryStorage } from '#adapters/browser/memory-storage.ts'
import { type Items, itemsOf } from './world-copy.ts'

/** Signs in through the adapters, without the interface. Returns what the app would store on the device. */
export const keptAfterSignIn = async (
  base: string,
  fetch: typeof globalThis.fetch,
  username: string,
  password: string,
): Promise<Items> => {
  const storage = memoryStorage()
  const { accounts } = loadAdapters({ base, fetch, local: () => storage, session: memoryStorage })
  const opened = await accounts.signIn({ username, password })()
  if (isLeft(opened)) throw new Error(`${username} could not sign in: ${opened.left._tag}`)
  return itemsOf(storage)
}
