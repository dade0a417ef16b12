import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createBrowserSharing } from './browser-sharing.ts'

const named = (name: string): Error => Object.assign(new Error(name), { name })
const refused = (name: string) => () => Promise.reject(named(name))

describe('Sharing x copying: what is offered (SHELL-23)', () => {
  const WAYS = {
    works: () => Promise.resolve(),
    missing: undefined,
    refused: refused('NotAllowedError'),
    broken: () => {
      throw named('TypeError')
    },
    closed: refused('AbortError'),
  }
  type Way = keyof typeof WAYS
  const offered = (share: Way, copy: Way): string => {
    if (share === 'works') return 'shared'
    if (share === 'closed') return 'SharingCancelled'
    if (copy === 'works') return 'copied'
    return copy === 'closed' ? 'SharingCancelled' : 'NotShared'
  }
  const ways = Object.keys(WAYS) as readonly Way[]
  test.each(ways.flatMap((share) => ways.map((copy) => [share, copy] as const)))(
    'the device’s own dialog: %s, the clipboard: %s',
    async (share, copy) => {
      const port = createBrowserSharing({ origin: 'https://citta.it', share: WAYS[share], copy: WAYS[copy] })
      const outcome = await port.share({ title: 'x', path: '/sede' })()
      const said = offered(share, copy)
      const url = said === 'NotShared' ? { url: 'https://citta.it/sede' } : {}
      expect(outcome).toEqual(
        said.endsWith('ed') && said !== 'NotShared' && said !== 'SharingCancelled'
          ? Either.right(said)
          : Either.left({ _tag: said, ...url }),
      )
    },
  )
})
