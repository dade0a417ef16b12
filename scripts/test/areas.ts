import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const LAYERS = ['src/domain', 'src/application', 'src/application/*', 'src/ui/parts', 'src/ui/screens'] as const
const NO_AREAS: ReadonlySet<string> = new Set(['steps', 'support', 'matrix'])

const foldersIn = (pattern: string): readonly string[] =>
  globSync(`${pattern}/*`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The features of an area. */
export const featuresOf = (area: string): readonly string[] => globSync(`features/${area}/*.feature`).toSorted()

/** All areas: the names of the folders of features and layers. */
export const areas = (): readonly string[] =>
  [...new Set(['features', ...LAYERS].flatMap(foldersIn))].filter((name) => !NO_AREAS.has(name)).toSorted()

const inKebabCase = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()

/**
 * Whether a test belongs to an area: a folder of its path has the area's name, or its file name contains it as whole
 * words.
 */
export const isOfArea = (area: string, path: string): boolean =>
  dirname(path).split(/[/\\]/).includes(area) ||
  `-${inKebabCase(basename(path)).replaceAll('.', '-')}-`.includes(`-${area}-`)

/** The unit tests of an area in every layer, and in the simulated backend. */
export const testsOf = (area: string): readonly string[] =>
  ['src', 'mocks', 'demo', 'scripts']
    .flatMap((folder) => globSync(join(folder, '**/*.test.{ts,tsx}')))
    .filter((path) => isOfArea(area, path))
    .toSorted()
