import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli } from '#scripts/static-server.ts'

/** As much of Vite's manifest as tells what a file brings along. */
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

/** OpenLayers marks every object of its own so: no file without it draws a map. */
const MAP_MARK = 'ol_uid'

/** What a screen downloads beyond the first page, in bytes of brotli. */
export type RouteWeight = Readonly<{ screen: string; bytes: number; drawsMaps: boolean }>

/** The two files that the first page is gathered in (`scripts/first-page.ts`). */
const FIRST_PAGE: ReadonlySet<string | undefined> = new Set(['piazza', 'home'])
/** Parts of screens that are fetched only when they are needed are no route's own. */
const SCREENS = /^src\/ui\/screens\/.*-(?:screen|area)\.tsx$/

/** Some files' names in the manifest, with all that they import at once. */
const withImports = (manifest: Manifest, roots: readonly string[]): ReadonlySet<string> => {
  const found = new Set(roots)
  for (const name of found) for (const imported of manifest[name]?.imports ?? []) found.add(imported)
  return found
}

/** The files that are fetched for them: code and styles. */
const filesFor = (manifest: Manifest, roots: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>()
  for (const name of withImports(manifest, roots)) {
    const chunk = manifest[name]
    if (chunk) for (const file of [chunk.file].concat(chunk.css ?? [])) files.add(file)
  }
  return files
}

/** What each route adds to the first page: its own code and styles, with what they share with other late screens. */
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
      const own = [...filesFor(manifest, [screen])].filter((file) => !there.has(file))
      const contents = own.map((file) => readFileSync(join(folder, file)))
      return {
        screen,
        bytes: contents.reduce((sum, content) => sum + brotli(content).length, 0),
        drawsMaps: contents.some((content) => content.includes(MAP_MARK)),
      }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}
