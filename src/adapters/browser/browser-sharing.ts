import * as Either from 'fp-ts/lib/Either.js'
import type { Sharing } from '#application/ports/sharing.ts'

/** The part of a browser that sharing needs. */
export type SharingSource = Readonly<{
  origin: string
  share?: ((page: Readonly<{ title: string; url: string }>) => Promise<void>) | undefined
  copy?: ((text: string) => Promise<void>) | undefined
}>

/** Tries what the device has; undefined where it has nothing, or where that is refused. */
const tried = async <Source>(
  way: ((source: Source) => Promise<void>) | undefined,
  source: Source,
): Promise<boolean> => {
  try {
    await way?.(source)
    return way !== undefined
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    return false
  }
}

/** Shares through the device's dialog; where that is missing or refused, by copying the address; else tells the address (SHELL-23). */
export const createBrowserSharing = ({ origin, share, copy }: SharingSource): Sharing => ({
  share:
    ({ title, path }) =>
    async () => {
      const url = `${origin}${path}`
      try {
        if (await tried(share, { title, url })) return Either.right('shared')
        return (await tried(copy, url)) ? Either.right('copied') : Either.left({ _tag: 'NotShared', url })
      } catch {
        return Either.left({ _tag: 'SharingCancelled' })
      }
    },
})
