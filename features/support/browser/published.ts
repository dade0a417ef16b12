import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { copySite } from '#scripts/plain-site.ts'
import { madeRelease } from '#scripts/release.ts'
import { startStaticServer } from '#scripts/static-server.ts'

/** Renames every hashed file of a build, and its mentions, as a build of other sources would. */
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

/** Serves a copy of the production build for the API at an origin, which can be replaced by a newer version at the same address. */
export const servePublished = async (api: string) => {
  const folder = copySite(await madeRelease(true), { ...DEFAULTS, api })
  let server = await startStaticServer(folder)
  const { origin } = server
  return {
    origin,
    publish: async (): Promise<void> => {
      renew(folder)
      await server.close()
      server = await startStaticServer(folder, Number(new URL(origin).port))
    },
    close: async (): Promise<void> => {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
