/** Opens every address as every reader at two widths, and reads what it shows. */
import type { Who } from '../faces/places.ts'
import { ADDRESSES } from './addresses.ts'
import { citizenAt } from './citizen.ts'
import { type Seen, store, visit } from './in-page.ts'
import { QUIETLY } from './patience.ts'
import { DESK, type Engine, PHONE, type Size, type Tab } from './tab.ts'
import { openDemo, openTown } from './town.ts'

/** What is new on Home comes by itself so long after the page, in milliseconds. */
const AFTER_HOME = 3_600

export type BuildName = 'production' | 'demo'
/** One pass: a build in an engine for a reader. */
export type Pass = Readonly<{ build: BuildName; engine: Engine; who: Who }>
/** What a pass has seen, by width and address. */
export type Pages = ReadonlyMap<string, Seen>

const look = (tab: Tab, path: string | null): Promise<Seen> =>
  tab.run(visit, path, { ...QUIETLY, later: path === '/' ? AFTER_HOME : 0 })

const lookAtAll = async (tab: Tab, { width }: Size, pages: Map<string, Seen>): Promise<void> => {
  for (const path of ADDRESSES) pages.set(`${path} ${width}`, await look(tab, path))
}

const production = async ({ engine, who }: Pass, release: string): Promise<Pages> => {
  const pages = new Map<string, Seen>()
  for (const size of [PHONE, DESK]) {
    const town = await openTown(release)
    const tab = await engine.device(size)
    try {
      await tab.open(`${town.origin}/legal`)
      await tab.run(store, await town.storedFor(who))
      await tab.open(`${town.origin}/`)
      await lookAtAll(tab, size, pages)
    } finally {
      await tab.close()
      await town.close()
    }
  }
  return pages
}

/** Whether the page is the one that the demo leads to. */
const hasBegun = (): boolean => !location.search.includes('as=') && 'piazzaWatch' in globalThis

const demo = async ({ engine, who }: Pass, built: string): Promise<Pages> => {
  const pages = new Map<string, Seen>()
  const site = await openDemo(built)
  try {
    for (const size of [PHONE, DESK]) {
      const tab = await engine.device(size)
      try {
        await tab.open(`${site.origin}/?as=${who === 'visitor' ? '' : who}&at=/&latency=0`)
        // The demo begins anew as this person, on another page.
        await citizenAt(tab).until('the demo does not begin', () => tab.run(hasBegun).catch(() => false))
        await look(tab, null)
        await lookAtAll(tab, size, pages)
      } finally {
        await tab.close()
      }
    }
  } finally {
    await site.close()
  }
  return pages
}

/** Makes a pass; `folder` is where its build is. */
export const sweep = (pass: Pass, folder: string): Promise<Pages> =>
  pass.build === 'demo' ? demo(pass, folder) : production(pass, folder)
