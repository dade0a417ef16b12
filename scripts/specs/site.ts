/** Writes the site: every page in both languages, the style sheet, the scripts and the pictures. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clausePage } from './clause-page.ts'
import { svgOf, type Walked } from './drawing.ts'
import { featurePage, indexPage } from './feature-pages.ts'
import { documentOf, folderIn, type Page, type Place, placeIn } from './layout.ts'
import { type DrawnMachine, machinePage, machinesPage } from './machine-pages.ts'
import type { DescribedMachine } from './machines.ts'
import { PORTRAITS, type Specification } from './model.ts'
import { searchPage, searchScript } from './search-page.ts'
import { style } from './style.ts'

/** What walked through the states of a machine. `isPathTested`: its path test reaches every state, or fails. */
const walkedIn =
  (visited: ReadonlySet<string> | undefined, isPathTested: boolean) =>
  (id: string): Walked =>
    visited?.has(id) === true ? 'scenarios' : isPathTested ? 'paths' : 'nothing'

const drawnMachine = async (
  described: DescribedMachine,
  { visited, pathTested }: Specification,
): Promise<DrawnMachine> => {
  const walked = walkedIn(visited, pathTested.has(described.key))
  return { described, svg: await svgOf(described, walked), walked, knowsVisits: visited !== undefined }
}

const pagesOf = (specification: Specification, machines: readonly DrawnMachine[], place: Place): readonly Page[] => [
  indexPage(specification, place),
  ...specification.areas.flatMap(({ features }) => features.map((feature) => featurePage(feature, place))),
  clausePage(specification, place),
  machinesPage(machines, place),
  ...machines.map((machine) => machinePage(machine, place)),
  searchPage(place),
]

/** Writes the site into a folder, in place of what was there. Returns the number of pages. */
export const writeSite = async (specification: Specification, folder: string, at: Date): Promise<number> => {
  rmSync(folder, { recursive: true, force: true })
  for (const inside of ['en', 'pictures']) mkdirSync(join(folder, inside), { recursive: true })
  const machines: DrawnMachine[] = []
  for (const described of specification.machines) machines.push(await drawnMachine(described, specification))
  let count = 0
  for (const language of ['it', 'en'] as const) {
    const place = placeIn(language)
    for (const page of pagesOf(specification, machines, place)) {
      writeFileSync(join(folder, folderIn(language), page.file), documentOf(page, place, at))
      count += 1
    }
    writeFileSync(join(folder, `search-${language}.js`), searchScript(specification, place))
  }
  writeFileSync(join(folder, 'style.css'), style())
  writeFileSync(join(folder, 'site.js'), readFileSync(join(import.meta.dirname, 'client/site.js')))
  const pictures = specification.areas.flatMap(({ features }) =>
    features.flatMap(({ scenarios }) =>
      scenarios.flatMap(({ plays }) => plays.flatMap(({ pictures }) => pictures.map(({ file }) => file))),
    ),
  )
  for (const picture of new Set(pictures))
    if (existsSync(join(PORTRAITS, picture))) copyFileSync(join(PORTRAITS, picture), join(folder, 'pictures', picture))
  return count
}
