/** What a device visits: a build that is served with the watch in its page, and for the production build an API of its own. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { A_SECOND, hold } from '#features/support/browser/held-time.ts'
import { keptAfterSignIn } from '#features/support/browser/direct-sign-in.ts'
import { PASSWORD } from '#mocks/seed/people.ts'
import { startServer } from '#mocks/server.ts'
import { DEFAULT_NOW, type World } from '#mocks/world.ts'
import { copySite } from '#scripts/build/plain-site.ts'
import { startStaticServer } from '#scripts/tools/static-server.ts'
import { openGate } from './gate.ts'
import { watch } from './watch.ts'

const integrityOf = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`

/**
 * The watch comes in the file that runs before the app: the worker keeps it, so that it is there without a network too.
 * The worker stores a file only with the content that the build gave it, so its list names the new one.
 */
const putUnderWatch = (folder: string, first = ''): void => {
  // A release keeps the files of the one before it: the page names its own.
  const name = /assets\/before-app-[\w-]+\.js/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[0]
  const file = name && join(folder, name)
  if (file === undefined) throw new Error('The build has no script that runs before the app')
  const before = readFileSync(file, 'utf8')
  const watched = [first, `(${String(watch)})(${DEFAULT_NOW})`, `(${String(hold)})(${A_SECOND})`, before].join(';')
  writeFileSync(file, watched)
  const worker = join(folder, 'service-worker.js')
  // The demo has no worker.
  if (!existsSync(worker)) return
  const list = readFileSync(worker, 'utf8')
  if (!list.includes(integrityOf(before)))
    throw new Error('The worker does not know the script that runs before the app')
  writeFileSync(worker, list.replaceAll(integrityOf(before), integrityOf(watched)))
}

export type Site = Readonly<{ origin: string; close: () => Promise<void> }>
/** A town with a server whose clock stands still. */
export type Town = Site &
  Readonly<{
    world: World
    /** What a device has stored once a person has signed in. */
    storedFor: (username: string) => Promise<Readonly<Record<string, string>>>
    /** Nobody can be reached any more: neither the page nor the API. */
    goAway: () => Promise<void>
    /** Both are back at their addresses, and the API knows what it knew. */
    comeBack: () => Promise<void>
  }>

/** The production build of a release beside the standalone API, each behind a gate. `first` is code that its pages run before any other. */
export const openTown = async (release: string, first?: string): Promise<Town> => {
  const server = await startServer({ port: 0, now: DEFAULT_NOW, ticks: () => 0 })
  const apiGate = await openGate(server.port)
  const api = `http://localhost:${apiGate.port}`
  const folder = copySite(release, { ...DEFAULTS, api })
  putUnderWatch(folder, first)
  const site = await startStaticServer(folder, 0, 'plain')
  const siteGate = await openGate(Number(new URL(site.origin).port))
  const gates = [siteGate, apiGate]
  return {
    origin: `http://localhost:${siteGate.port}`,
    world: server.world,
    storedFor: (who) => (who === 'visitor' ? Promise.resolve({}) : keptAfterSignIn(api, fetch, who, PASSWORD)),
    goAway: async () => {
      for (const gate of gates) await gate.shut()
    },
    comeBack: async () => {
      for (const gate of gates) await gate.unlock()
    },
    close: async () => {
      for (const gate of gates) await gate.shut()
      await site.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The demo, whose pages hold their own world. */
export const openDemo = async (built: string): Promise<Site> => {
  const folder = mkdtempSync(join(tmpdir(), 'piazza-'))
  cpSync(built, folder, { recursive: true })
  putUnderWatch(folder)
  const { origin, close } = await startStaticServer(folder, 0, 'plain')
  return {
    origin,
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
