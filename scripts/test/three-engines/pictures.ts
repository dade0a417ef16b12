/** Pictures of some screens in every engine, side by side. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Who } from '../faces/places.ts'
import { store, visit } from './in-page.ts'
import { QUIETLY } from './patience.ts'
import { DESK, type Engine, PHONE } from './tab.ts'
import { openTown } from './town.ts'

type Shown = Readonly<{ name: string; path: string; who: Who; isWide?: true; isLight?: true }>

const SHOWN: readonly Shown[] = [
  { name: 'home', path: '/', who: 'mario.rossi' },
  { name: 'home-desk', path: '/', who: 'mario.rossi', isWide: true },
  { name: 'notices', path: '/noticeSent', who: 'mario.rossi' },
  { name: 'notices-desk', path: '/noticeSent', who: 'mario.rossi', isWide: true },
  { name: 'survey', path: '/noticeSent/2', who: 'mario.rossi', isLight: true },
  { name: 'chat', path: '/chat/1', who: 'mario.rossi' },
  { name: 'calendar', path: '/profile/events', who: 'mario.rossi' },
  { name: 'events', path: '/event', who: 'visitor', isLight: true },
  { name: 'map', path: '/contact?country=2&view=map', who: 'visitor' },
  { name: 'activity', path: '/activity/1', who: 'visitor', isLight: true },
  { name: 'registration', path: '/profile/signin', who: 'visitor' },
  { name: 'user-desk', path: '/profile/users/1', who: 'amministratore', isWide: true },
]

// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
const drawLight = (): void => {
  document.documentElement.dataset['look'] = 'light'
}

/** The page that shows the pictures of all engines beside each other. */
const album = (engines: readonly Engine[]): string =>
  `<!doctype html><meta charset="utf-8"><title>Piazza in every engine</title>${SHOWN.map(
    ({ name }) =>
      `<h2>${name}</h2>${engines.map((engine) => `<img alt="${engine.name}" src="${name}-${engine.name}.png" width="32%">`).join('')}`,
  ).join('')}`

/** Takes the pictures of all engines into a folder, with a page that shows them beside each other. */
export const takePictures = async (engines: readonly Engine[], release: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  for (const engine of engines)
    for (const who of new Set(SHOWN.map((one) => one.who))) {
      const town = await openTown(release)
      const tab = await engine.device(PHONE)
      await tab.open(`${town.origin}/legal`)
      await tab.run(store, await town.storedFor(who))
      for (const { name, path, isWide = false, isLight = false } of SHOWN.filter((one) => one.who === who)) {
        await tab.resize(isWide ? DESK : PHONE)
        await tab.open(town.origin + path)
        await tab.run(visit, null, QUIETLY)
        if (isLight) await tab.run(drawLight)
        await tab.run(visit, null, QUIETLY)
        writeFileSync(join(folder, `${name}-${engine.name}.png`), await tab.picture())
      }
      await tab.close()
      await town.close()
    }
  writeFileSync(join(folder, 'index.html'), album(engines))
}
