import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli } from '#scripts/build/compression.ts'
import { type ScreenName, SCREENS } from '#ui/base/screens.ts'

/** OpenLayers sets this on every object: a file without it draws no map. */
const MAP_MARK = 'ol_uid'

/** The download of a screen beyond the first page, in bytes of brotli. */
export type RouteWeight = Readonly<{ screen: string; bytes: number; drawsMaps: boolean }>

const SCRIPT = /<script id="ask-first">([^]*?)<\/script>/

type Link = { rel?: string; href?: string; addEventListener: (name: string, heard: () => void) => void }

/** The files that the page asks for at an address, by its own script: each link comes at once. */
const filesAt = (script: string, pathname: string): readonly string[] => {
  const files: string[] = []
  const document = {
    getElementById: () => null,
    documentElement: { setAttribute: () => {} },
    addEventListener: () => {},
    createElement: () => {
      const heard: (() => void)[] = []
      const addEventListener = (name: string, hear: () => void) => void (name === 'load' && heard.push(hear))
      return { noModule: false, addEventListener, heard }
    },
    head: {
      appendChild: ({ href = '', heard }: Link & Readonly<{ heard: readonly (() => void)[] }>) => {
        files.push(href)
        for (const hear of heard) hear()
      },
    },
  }
  const storage = { getItem: () => null, removeItem: () => {} }
  const names = ['window', 'document', 'location', 'localStorage', 'navigator', 'performance', 'fetch']
  const place = { pathname, search: '', hash: '' }
  const timing = { getEntriesByType: () => [] }
  new Function(...names, script)({}, document, place, storage, { onLine: false }, timing, () => {})
  return files
}

/**
 * The download of each route beyond the first page: what the page asks for at its address, and not at that of Home. The words
 * of all other screens come once, and are not of a route.
 */
export const weighRoutes = (folder: string): readonly RouteWeight[] => {
  const script = SCRIPT.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1]
  if (script === undefined) throw new Error('The page asks for nothing first')
  const routes = (Object.keys(SCREENS) as ScreenName[]).map((screen) => ({
    screen,
    files: filesAt(script, SCREENS[screen].path.replaceAll(/:\w+/g, '1')),
  }))
  const home = filesAt(script, '/')
  const isOfAll = (file: string) => routes.every(({ screen, files }) => screen === 'home' || files.includes(file))
  return routes
    .map(({ screen, files }) => {
      const own = files.filter((file) => !home.includes(file) && !isOfAll(file))
      const contents = own.map((file) => readFileSync(join(folder, file)))
      return {
        screen,
        bytes: contents.reduce((sum, content) => sum + brotli(content).length, 0),
        drawsMaps: contents.some((content) => content.includes(MAP_MARK)),
      }
    })
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes)
}
