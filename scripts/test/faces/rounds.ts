import { type Browser, chromium, type Page } from 'playwright-core'
import { type Build, built } from '#scripts/build/builds.ts'
import { findChromium, TEST_ARGUMENTS } from '#scripts/tools/chromium.ts'
import { sideBySide } from '#scripts/tools/side-by-side.ts'
import { startStaticServer } from '#scripts/tools/static-server.ts'
import { type Face, FULL, otherFaces } from './faces.ts'
import { listen } from './in-page.ts'
import { type Place, SURROUNDINGS, type Who } from './places.ts'
import { type Lend, signIn, type Stored } from './visitors.ts'

/** A place in a state. */
export type Visit = Readonly<{ place: Place; face: Face }>

export const AT_A_TIME = 2

/** Starts a browser and a server of a build for as long as something runs. */
export const within = async (
  build: Build,
  isKept: boolean,
  task: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> => {
  const server = await startStaticServer(await built(build, isKept))
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...TEST_ARGUMENTS] })
  try {
    await task(browser, server.origin)
  } finally {
    await browser.close()
    await server.close()
  }
}

/** What is stored once each reader has signed in. */
export const signAllIn = async (lend: Lend, origin: string): Promise<ReadonlyMap<Who, Stored>> => {
  const stored = new Map<Who, Stored>()
  for (const { who } of SURROUNDINGS) stored.set(who, await signIn(lend, origin, who))
  return stored
}

/** Has the page note its requests, and empty the lists that the face wants empty, while something runs. */
export const listening = async <Seen>(page: Page, face: Face, task: () => Promise<Seen>): Promise<Seen> => {
  const script = await page.addInitScript(`(${String(listen)})(${JSON.stringify(face.emptied?.pattern)})`)
  try {
    return await task()
  } finally {
    await script.dispose()
  }
}

/** The requests of a page that is listened to, `METHOD path`. */
export const requestsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { piazzaCalls: Set<string> }).piazzaCalls])

/**
 * Visits places when they are full, and then in their other states: those of the requests that the first visit returns,
 * without those of the frame. Returns all visits.
 */
export const visitAll = async (
  places: readonly Place[],
  isWanted: (face: Face) => boolean,
  visit: (one: Visit) => Promise<readonly string[]>,
): Promise<readonly Visit[]> => {
  const asked = new Map<Place, readonly string[]>()
  const make = (visits: readonly Visit[]) =>
    sideBySide(visits, AT_A_TIME, async (one) => {
      const requests = await visit(one)
      if (one.face === FULL) asked.set(one.place, requests)
    })
  const full = [...SURROUNDINGS, ...places].map((place): Visit => ({ place, face: FULL }))
  await make(full)
  const around = new Map(SURROUNDINGS.map((place) => [place.who, asked.get(place) ?? []]))
  const others = places.flatMap((place) =>
    otherFaces(place, asked.get(place) ?? [], around.get(place.who) ?? [])
      .filter(isWanted)
      .map((face): Visit => ({ place, face })),
  )
  await make(others)
  return [...full, ...others]
}
