import * as Either from 'fp-ts/lib/Either.js'
import type { DownloadFailure, Downloads } from '#application/ports/downloads.ts'

/**
 * How long the object URL of a saved file stays valid, in milliseconds: some browsers read it only after the click.
 */
const REVOKED_AFTER = 60_000

const NOT_SAVED: DownloadFailure = { _tag: 'NotSaved' }

/** Saves files through a temporary link that is clicked; `page` is undefined where there is no document. */
export const createBrowserDownloads = (page: Document | undefined): Downloads => ({
  save: (name, content) => () => {
    if (page === undefined) return Promise.resolve(Either.left(NOT_SAVED))
    try {
      const address = URL.createObjectURL(content)
      const link = page.createElement('a')
      link.href = address
      link.download = name
      link.hidden = true
      page.body.append(link)
      link.click()
      link.remove()
      setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER)
      return Promise.resolve(Either.right(undefined))
    } catch {
      return Promise.resolve(Either.left(NOT_SAVED))
    }
  },
})
