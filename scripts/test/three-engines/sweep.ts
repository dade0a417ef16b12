/** Opens every address as a reader at two widths, in all engines at once, and reads what each shows. */
import type { Who } from '../faces/places.ts'
import { ADDRESSES } from './addresses.ts'
import { citizenAt } from './citizen.ts'
import { type Seen, store, visit } from './in-page.ts'
import { areAlike, haveCome } from './likeness.ts'
import { QUIETLY } from './patience.ts'
import { DESK, type Engine, PHONE, type Tab } from './tab.ts'
import { openDemo, openTown } from './town.ts'

/** What is new on Home comes by itself so long after the page, in milliseconds. */
const AFTER_HOME = 3_600
/** How long the engines may differ once all have come, and how long anything may take to come, in milliseconds. */
const PATIENCE = { unlike: 20_000, coming: 120_000 }

export type BuildName = 'production' | 'demo'
/** A build for a reader, in all engines. */
export type Round = Readonly<{ build: BuildName; who: Who }>
/** What each engine shows at an address and a width, in the order of the engines. */
export type Page = Readonly<{ place: string; seen: readonly Seen[] }>

const look = (tab: Tab, path: string | null): Promise<Seen> =>
  tab.run(visit, path, { ...QUIETLY, later: path === '/' ? AFTER_HOME : 0 })

/** What a page shows now; what went wrong in it before did. */
const after = (before: Seen | undefined, now: Seen): Seen => ({
  ...now,
  errors: [...(before?.errors ?? []), ...now.errors],
})

/** Goes to an address in all tabs, where one is named, and looks until all show the same: what is late in one of them is waited for. */
const lookInAll = async (tabs: readonly Tab[], path: string | null): Promise<readonly Seen[]> => {
  const began = Date.now()
  let come = began
  const names = tabs.map(({ engine }) => engine)
  let seen = await Promise.all(tabs.map((tab) => look(tab, path)))
  for (;;) {
    const now = Date.now()
    if (!haveCome(seen)) come = now
    else if (areAlike(seen, names) || now - come > PATIENCE.unlike) return seen
    if (now - began > PATIENCE.coming) return seen
    const again = await Promise.all(tabs.map((tab) => look(tab, null)))
    seen = again.map((one, at) => after(seen[at], one))
  }
}

type Closing = Readonly<{ close: () => Promise<void> }>
/** A tab in each engine that shows Home to the reader; what is to be closed is put into `opened`. */
type Opening = (who: Who, engines: readonly Engine[], folder: string, opened: Closing[]) => Promise<readonly Tab[]>

/** Each engine has a town of its own: what is read there stays read. */
const production: Opening = (who, engines, folder, opened) =>
  Promise.all(
    engines.map(async (engine) => {
      const town = await openTown(folder)
      opened.push(town)
      const tab = await engine.device(PHONE)
      opened.push(tab)
      await tab.open(`${town.origin}/legal`)
      await tab.run(store, await town.storedFor(who))
      await tab.open(`${town.origin}/`)
      return tab
    }),
  )

/** Whether the page is the one that the demo leads to. */
const hasBegun = (): boolean => !location.search.includes('as=') && 'piazzaWatch' in globalThis

const demo: Opening = async (who, engines, folder, opened) => {
  const site = await openDemo(folder)
  opened.push(site)
  return Promise.all(
    engines.map(async (engine) => {
      const tab = await engine.device(PHONE)
      opened.push(tab)
      await tab.open(`${site.origin}/?as=${who === 'visitor' ? '' : who}&at=/&latency=0`)
      // The demo begins anew as this person, on another page.
      await citizenAt(tab).until('the demo does not begin', () => tab.run(hasBegun).catch(() => false))
      await look(tab, null)
      return tab
    }),
  )
}

/** In the page: waits for a frame, before which a page hears that it has another width. Its time may be held, its frames not. */
const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))

/** Makes a round; `folder` is where its build is. */
export const sweep = async (
  { build, who }: Round,
  engines: readonly Engine[],
  folder: string,
  tell: (page: Page) => void,
): Promise<void> => {
  const opened: Closing[] = []
  try {
    const tabs = await (build === 'demo' ? demo : production)(who, engines, folder, opened)
    let sizes = [PHONE, DESK]
    for (const path of ADDRESSES) {
      // An address is gone to once: the window takes its other size over it, and keeps that for the next one.
      for (const [at, size] of sizes.entries()) {
        await Promise.all(
          tabs.map(async (tab) => {
            await tab.resize(size)
            await tab.run(nextFrame)
          }),
        )
        tell({ place: `${path} ${size.width}`, seen: await lookInAll(tabs, at === 0 ? path : null) })
      }
      sizes = sizes.toReversed()
    }
  } finally {
    for (const one of opened.toReversed()) await one.close()
  }
}
