import { chmodSync, cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '#domain/town/configuration.ts'
import { serveTown, serveTownPlainly, whyNoDeployment } from '#scripts/nginx.ts'
import { madeRelease } from '#scripts/release.ts'
import { temporaryFolder } from '#scripts/tidy.ts'

/** Renames every hashed file of a site, and its mentions, as a build of other sources would. */
const renew = (folder: string): void => {
  const assets = join(folder, 'assets')
  const names = new Map(readdirSync(assets).map((name) => [name, name.replace(/(?=\.\w+$)/, 'n')]))
  const any = new RegExp([...names.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g')
  const rewrite = (place: string): void => {
    const text = readFileSync(place, 'utf8').replaceAll(any, (name) => names.get(name) ?? name)
    // The revision of the page, by which the service worker knows that it changed.
    writeFileSync(
      place,
      text.replaceAll(/[0-9a-f]{32}/g, (revision) => [...revision].toReversed().join('')),
    )
  }
  for (const [before, after] of names) {
    renameSync(join(assets, before), join(assets, after))
    if (/\.(?:js|css)$/.test(after)) rewrite(join(assets, after))
  }
  for (const name of ['index.html', 'service-worker.js']) rewrite(join(folder, name))
}

/** A copy of a release with none of its files, as one of other sources long after it. Its compressed files are left out. */
const renewed = (release: string): string => {
  const folder = temporaryFolder()
  cpSync(release, folder, { recursive: true, filter: (place) => !/\.(?:br|gz)$/.test(place) })
  chmodSync(folder, 0o755)
  renew(join(folder, 'site'))
  return folder
}

/** A town while it is served from a release. */
export type Deployment = Readonly<{
  /** The address of the town, without a final slash. */
  origin: string
  /** Replaces the release by a newer one, at the same address. */
  publish: () => Promise<void>
  /** Ends the server. A second time does nothing. */
  close: () => Promise<unknown>
}>

/**
 * Serves a town from the release as docs/deployment.md does, with its API at an origin; one that names none has it on its own
 * origin. The simulated backend also answers the search for addresses. Without nginx a static server serves it.
 */
export const deploy = async (town: Configuration, api: string): Promise<Deployment> => {
  const release = await madeRelease(true)
  const configuration = JSON.stringify({ ...town, ...(town.api !== '' && { api }), places: `${api}/places` })
  const serve = (from: string, settings = {}) =>
    whyNoDeployment() === undefined
      ? serveTown(from, configuration, { PIAZZA_API: api, ...settings })
      : serveTownPlainly(from, configuration, api, settings)
  let server = await serve(release)
  let newer: string | undefined
  const { origin } = server
  return {
    origin,
    publish: async () => {
      newer = renewed(release)
      await server.close()
      server = await serve(newer, { PORT: new URL(origin).port })
    },
    close: async () => {
      await server.close()
      if (newer !== undefined) rmSync(newer, { recursive: true, force: true })
    },
  }
}
