import { chmodSync, cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, ownMapOf } from '#domain/town/configuration.ts'
import { integrityOf } from '#scripts/build/file-integrity.ts'
import { serveTown, serveTownPlainly, whyNoDeployment } from '#scripts/tools/nginx.ts'
import { copySite } from '#scripts/build/plain-site.ts'
import { madeRelease } from '#scripts/build/release.ts'
import { startStaticServer } from '#scripts/tools/static-server.ts'
import { temporaryFolder } from '#scripts/tools/tidy.ts'
import { MAP } from '../town-map.ts'
import type { Mistake } from '../assembly.ts'

/** Renames every hashed file of a site, and its mentions, as a build of other sources would. */
const renew = (folder: string): void => {
  const assets = join(folder, 'assets')
  const names = new Map(readdirSync(assets).map((name) => [name, name.replace(/(?=\.\w+$)/, 'n')]))
  const any = new RegExp([...names.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g')
  const integrities = new Map<string, string>()
  const rewrite = (place: string): void => {
    const text = readFileSync(place, 'utf8')
      .replaceAll(any, (name) => names.get(name) ?? name)
      .replaceAll(/sha256-[\w+/]{43}=/g, (before) => integrities.get(before) ?? before)
    // The revision of the page, by which the service worker knows that it changed.
    writeFileSync(
      place,
      text.replaceAll(/[0-9a-f]{32}/g, (revision) => [...revision].toReversed().join('')),
    )
  }
  const integrityAt = (name: string): string => integrityOf(readFileSync(join(assets, name)))
  for (const [before, after] of names) {
    const old = integrityAt(before)
    renameSync(join(assets, before), join(assets, after))
    if (/\.(?:js|css)$/.test(after)) rewrite(join(assets, after))
    integrities.set(old, integrityAt(after))
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

const GUEST_PAGE = '<!doctype html><html lang="it"><title>Wi-Fi gratis</title><h1>Accetta le condizioni</h1></html>'

/** Changes the folder of a site. Its host answers the page for whatever is missing. */
const SPOIL: Readonly<Record<Mistake, (folder: string) => void>> = {
  'its first file is missing': (folder) => {
    for (const name of readdirSync(join(folder, 'assets')))
      if (/^piazza-.*\.js$/.test(name)) rmSync(join(folder, 'assets', name))
  },
  'half of its files are missing': (folder) => {
    for (const [index, name] of readdirSync(join(folder, 'assets')).entries())
      if (index % 2 === 0) rmSync(join(folder, 'assets', name))
  },
  'its page is cut short': (folder) => {
    const place = join(folder, 'index.html')
    const page = readFileSync(place, 'utf8')
    writeFileSync(place, page.slice(0, page.indexOf('<div id="root"')))
  },
  'a guest network answers for its configuration': (folder) => writeFileSync(join(folder, 'config.json'), GUEST_PAGE),
}

/** The page reads the configuration from a file beside it, as docs/configuration.md allows. */
const moveConfiguration = (folder: string): void => {
  const place = join(folder, 'index.html')
  writeFileSync(
    place,
    readFileSync(place, 'utf8').replace(
      /(<script type="application\/json" id="configuration")>(.*?)<\/script>/,
      (_, start: string, written: string) => {
        writeFileSync(join(folder, 'config.json'), written)
        return `${start} data-src="/config.json"></script>`
      },
    ),
  )
}

/** A town while it is served from a release. */
export type Deployment = Readonly<{
  /** The address of the town, without a final slash. */
  origin: string
  /** Replaces the release by a newer one, at the same address. */
  publish: () => Promise<void>
  /**
   * Serves the release from a host that is set up carelessly, at the same address, with the configuration as a file;
   * `isNewer` for a newer release, `mistake` for what is wrong with it.
   */
  serveCarelessly: (isNewer: boolean, mistake?: Mistake) => Promise<void>
  /** Ends the server. A second time does nothing. */
  close: () => Promise<unknown>
}>

/** The folder of a town's own files, as the settings of a deployment name it: its map, where it has one on its host. */
const filesOf = (town: Configuration): Readonly<{ PIAZZA_FILES?: string }> => {
  const address = ownMapOf(town)
  if (address === undefined) return {}
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, address), MAP)
  return { PIAZZA_FILES: folder }
}

/**
 * Serves a town from the release as docs/deployment.md does, with its API at an origin; one that names none has it on its own
 * origin. The simulated backend also answers the search for addresses. Without nginx a static server serves it.
 */
export const deploy = async (town: Configuration, api: string): Promise<Deployment> => {
  const release = await madeRelease(true)
  const configuration = JSON.stringify({ ...town, ...(town.api !== '' && { api }), places: `${api}/places` })
  const files = filesOf(town)
  const serve = (from: string, settings = {}) =>
    whyNoDeployment() === undefined
      ? serveTown(from, configuration, { PIAZZA_API: api, ...files, ...settings })
      : serveTownPlainly(from, configuration, api, { ...files, ...settings })
  let server: Readonly<{ origin: string; close: () => Promise<unknown> }> = await serve(release)
  let newer: string | undefined
  const newerRelease = (): string => {
    newer ??= renewed(release)
    return newer
  }
  const { origin } = server
  const { port } = new URL(origin)
  return {
    origin,
    publish: async () => {
      const from = newerRelease()
      await server.close()
      server = await serve(from, { PORT: port })
    },
    serveCarelessly: async (isNewer, mistake) => {
      const folder = copySite(isNewer ? newerRelease() : release, JSON.parse(configuration) as Configuration)
      moveConfiguration(folder)
      if (mistake !== undefined) SPOIL[mistake](folder)
      await server.close()
      const careless = await startStaticServer(folder, Number(port), 'careless')
      server = {
        ...careless,
        close: async () => {
          await careless.close()
          rmSync(folder, { recursive: true, force: true })
        },
      }
    },
    close: async () => {
      await server.close()
      if (newer !== undefined) rmSync(newer, { recursive: true, force: true })
    },
  }
}
