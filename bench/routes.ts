import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli } from '#scripts/build/compression.ts'

/** The part of Vite's manifest with the imports of a file. */
type Manifest = Readonly<
  Record<
    string,
    Readonly<{
      file: string
      name?: string
      isDynamicEntry?: boolean
      imports?: readonly string[]
      css?: readonly string[]
    }>
  >
>

/** OpenLayers sets this on every object: a file without it draws no map. */
const MAP_MARK = 'ol_uid'

/** The download of a screen beyond the first page, in bytes of brotli. */
export type RouteWeight = Readonly<{ screen: string; bytes: number; drawsMaps: boolean }>

/** The files that come with Home (`scripts/build/first-page.ts`): every later screen finds them. */
const FIRST_PAGE: ReadonlySet<string | undefined> = new Set(['piazza', 'interface', 'adapters', 'shared'])
/** A screen is its flow and view in one file and its layout in another. Parts that are loaded on demand do not count for the route. */
const SCREENS = /^src\/ui\/screens\/.*-(?:view\.ts|area\.tsx)$/
const layoutOf = (screen: string): string => screen.replace(/-view\.ts$/, '-layout.tsx')

/** The manifest names of some files, with all their static imports. */
const withImports = (manifest: Manifest, roots: readonly string[]): ReadonlySet<string> => {
  const found = new Set(roots)
  for (const name of found) for (const imported of manifest[name]?.imports ?? []) found.add(imported)
  return found
}

/** The files downloaded for them: code and styles. */
const filesFor = (manifest: Manifest, roots: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>()
  for (const name of withImports(manifest, roots)) {
    const chunk = manifest[name]
    if (chunk) for (const file of [chunk.file].concat(chunk.css ?? [])) files.add(file)
  }
  return files
}

/**
 * The download of each route beyond the first page: its own code and styles, including what it shares with other late
 * screens.
 */
export const weighRoutes = (folder: string): readonly RouteWeight[] => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const names = Object.keys(manifest)
  const there = filesFor(
    manifest,
    names.filter((name) => FIRST_PAGE.has(manifest[name]?.name)),
  )
  return names
    .filter((name) => SCREENS.test(name) && manifest[name]?.isDynamicEntry)
    .map((screen) => {
      const own = [...filesFor(manifest, [screen, layoutOf(screen)])].filter((file) => !there.has(file))
      const contents = own.map((file) => readFileSync(join(folder, file)))
      return {
        screen,
        bytes: contents.reduce((sum, content) => sum + brotli(content).length, 0),
        drawsMaps: contents.some((content) => content.includes(MAP_MARK)),
      }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}
