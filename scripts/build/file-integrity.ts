import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

type Entry = Readonly<{ url: string; revision: string | null; size: number }>

/** The hash of a content, in the form of subresource integrity. */
export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/**
 * Gives each hashed file in the list of the service worker the hash of its content (fault 53). The page and the icon get
 * none: towns have their own. The plugin tells the transformation where the build is written.
 */
export const fileIntegrity = () => {
  let folder = ''
  const plugin: Plugin = {
    name: 'file-integrity',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
  }
  const transform = (entries: readonly Entry[]) => ({
    manifest: entries.map((entry) =>
      entry.url.startsWith('assets/')
        ? { ...entry, integrity: integrityOf(readFileSync(join(folder, entry.url))) }
        : entry,
    ),
  })
  return { plugin, transform }
}
