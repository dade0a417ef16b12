import * as Either from 'fp-ts/lib/Either.js'
import type { Sharing, SharingFailure } from '#application/ports/sharing.ts'

/** The part of a browser that sharing needs. */
export type SharingSource = Readonly<{
  origin: string
  share?: ((page: Readonly<{ title: string; url: string }>) => Promise<void>) | undefined
  copy?: ((text: string) => Promise<void>) | undefined
}>

const CANCELLED: SharingFailure = { _tag: 'SharingCancelled' }
const NOT_SHARED: SharingFailure = { _tag: 'NotShared' }

/** Shares through the device's dialog, or copies the address where there is none. */
export const createBrowserSharing = ({ origin, share, copy }: SharingSource): Sharing => ({
  share:
    ({ title, path }) =>
    async () => {
      const url = `${origin}${path}`
      try {
        if (share !== undefined) {
          await share({ title, url })
          return Either.right('shared')
        }
        if (copy === undefined) return Either.left(NOT_SHARED)
        await copy(url)
        return Either.right('copied')
      } catch (error) {
        return Either.left(error instanceof Error && error.name === 'AbortError' ? CANCELLED : NOT_SHARED)
      }
    },
})
