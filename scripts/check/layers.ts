/**
 * The import laws: each layer imports only what it may, no import leads back to where it began, and no two files export a
 * type of the same name. The linter cannot check them: its rules ignore `import()`, list only forbidden imports, not the
 * allowed ones, and see no circles of types. Prints each violation.
 */
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { circlesAmong } from '#scripts/tools/circles.ts'

type Law = Readonly<{
  law: string
  /** Matches the forbidden imports, each written as `importer > imported`. */
  breaks: RegExp
}>

/** The rooms of the interface, floor by floor from the ground: each imports only what is beneath it. */
const FLOORS: readonly (readonly string[])[] = [
  ['theme', 'messages'],
  ['language'],
  ['components'],
  ['base'],
  ['view'],
  ['layout'],
  ['parts', 'documents'],
  ['screens'],
  ['shell'],
  ['app'],
]

const roomLaw = (room: string, floor: number): Law => {
  const known = [room, ...FLOORS.slice(0, floor).flat()].join('|')
  return {
    law: `ui/${room} imports only what is beneath it`,
    breaks: new RegExp(String.raw`^src/ui/${room}/(?!.*\.test\.tsx? >).* > src/ui/(?!(?:${known})/)`),
  }
}

const LAWS: readonly Law[] = [
  ...FLOORS.flatMap((rooms, floor) => rooms.map((room) => roomLaw(room, floor))),
  {
    law: 'a room of the interface has its floor in scripts/check/layers.ts',
    breaks: new RegExp(String.raw`^src/ui/(?!(?:${FLOORS.flat().join('|')})/)`),
  },
  {
    // The date library computes with immutable values: it reads clock, language and time zone only through arguments.
    // So does linkifyjs with texts.
    law: 'the domain imports fp-ts, @internationalized/date, linkifyjs and itself, nothing else',
    breaks: /^src\/domain\/.* > (?!src\/domain\/|fp-ts\/lib\/\w+\.js$|@internationalized\/date$|linkifyjs$)/,
  },
  {
    law: 'the application imports the domain, xstate and fp-ts: it knows no React, HTTP, text or route',
    breaks: /^src\/application\/.* > (?!src\/(?:application|domain)\/|fp-ts\/lib\/\w+\.js$|xstate(?:\/|$))/,
  },
  {
    law: 'the kit serves every flow and knows neither the app nor a screen of it',
    breaks: /^src\/application\/kit\/.* > src\/application\/app\//,
  },
  {
    law: 'adapters never import the ui or the simulated backend',
    breaks: /^src\/adapters\/(?!.*\.test\.ts >).* > (?:src\/ui\/|mocks\/|features\/|react|wouter|@xstate\/react)/,
  },
  {
    law: 'the ui never imports adapters, the container, codecs, the map library or the simulated backend',
    breaks: /^src\/ui\/.* > (?:src\/adapters\/|mocks\/|features\/|inversify|io-ts|msw|@msw\/|ol(?:\/|$))/,
  },
  {
    law: 'the simulated backend knows the domain and the contract only',
    breaks: /^mocks\/.* > (?:src\/(?:ui|application)\/|react)/,
  },
  {
    law: 'the simulated backend knows the domain and the contract only',
    breaks: /^mocks\/(?!.*\.test\.ts >).* > (?:features\/|xstate|src\/adapters\/(?:browser|container|map)\/)/,
  },
  {
    law: 'only the entry and the scripts know the desk of the demo',
    breaks: /^(?!src\/main\.tsx|demo\/).* > demo\//,
  },
  {
    law: 'the desk of the demo knows what runs, never how it is drawn',
    breaks: /^demo\/(?!.*\.test\.ts >).* > (?:src\/ui\/|features\/)/,
  },
  {
    law: 'a view knows no React, no actor and no layout',
    breaks:
      /^src\/ui\/(?:(?:base|view)\/(?!.*\.test\.ts >).*|(?:parts|screens|shell)\/.*-view\.ts) > (?:react(?!-intl$)|@?xstate|wouter|lucide-react|.*\.(?:tsx|css\.ts)$)/,
  },
  {
    law: 'the app knows screens by their table alone',
    breaks: /^src\/ui\/(?:app|shell)\/(?!screen-table\.ts >|.*\.test\.tsx? >).* > src\/ui\/screens\//,
  },
  {
    law: 'a layout knows no actor and no selector',
    breaks:
      /^src\/ui\/(?:layout|parts|screens|shell)\/(?!.*\.test\.tsx >).*\.tsx > (?:@?xstate|.*\.(?:selectors|implementations)\.ts$)/,
  },
  {
    law: 'the features know no screen: they read views',
    breaks: /^features\/.* > src\/ui\/screens\//,
  },
  {
    law: 'a screen knows no other screen',
    breaks: /^src\/ui\/screens\/([^/]+)\/(?!.*\.test\.tsx? >).* > src\/ui\/screens\/(?!\1\/)[^/]+\//,
  },
]

const IMPORT = /(?:^(?:import|export)\b(?:[^'"`;=]*\bfrom)?\s*|\bimport\()(['"])([^'"\n]+)\1/gm
/** The imports of tests, and the shared coverage walk of machines. */
const TEST = /\.test\.tsx?$|\/walk\.ts$/
const TEST_TOOL = /^(?:vitest|fast-check|libphonenumber-js\/max)$/

/** A file of the project, relative to its root, however it is imported; a package by its name. */
const imported = (file: string, target: string): string =>
  target.startsWith('.')
    ? posix.join(posix.dirname(file), target)
    : target.replace(/^#(domain|application|adapters|ui)\//, 'src/$1/').replace(/^#/, '')

/** The imports of a file, each as `importer > imported`. */
const importsOf = (file: string, source: string): readonly string[] =>
  [...source.matchAll(IMPORT)]
    .map(([, , target = '']) => imported(file, target))
    .filter((target) => !(TEST.test(file) && TEST_TOOL.test(target)))
    .map((target) => `${file} > ${target}`)

/** What a file imports when it is loaded: what `import()` fetches later closes no circle. */
const loadedBy = (file: string, source: string): readonly string[] =>
  [...source.matchAll(IMPORT)]
    .filter(([line]) => !line.startsWith('import('))
    .map(([, , target = '']) => imported(file, target))

/** The circles of imports, those of types included, each as `one > next > … > one`. */
export const circlesIn = (sources: Readonly<Record<string, string>>): readonly string[] =>
  circlesAmong(new Map(Object.entries(sources).map(([file, source]) => [file, loadedBy(file, source)])))

/** The names that two files give to types of their own, each as `name: one, other`: a word has one meaning. */
export const doublesIn = (sources: Readonly<Record<string, string>>): readonly string[] => {
  const named = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => ({ name, file })),
  )
  return [...Map.groupBy(named, ({ name }) => name)]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(', ')}`)
}

/** The violations as text. */
export const brokenLaws = (sources: Readonly<Record<string, string>>): readonly string[] => {
  const imports = Object.entries(sources).flatMap(([file, source]) => importsOf(file, source))
  return LAWS.flatMap(({ law, breaks }) => imports.filter((line) => breaks.test(line)).map((line) => `${line}: ${law}`))
}

const sourcesOf = (files: string): Readonly<Record<string, string>> =>
  Object.fromEntries(globSync(files).map((file) => [file, readFileSync(file, 'utf8')]))

if (import.meta.main) {
  const sources = sourcesOf('{src,mocks,demo,features}/**/*.{ts,tsx}')
  const all = { ...sources, ...sourcesOf('{scripts,bench,deploy}/**/*.ts') }
  const circles = circlesIn(all).map((circle) => `${circle}: no imports lead in a circle, those of types neither`)
  const own = Object.fromEntries(Object.entries(sources).filter(([file]) => file.startsWith('src/')))
  const doubles = doublesIn(own).map((double) => `${double}: an exported type has a name of its own`)
  const broken = [...brokenLaws(sources), ...circles, ...doubles]
  for (const line of broken) console.log(line)
  process.exitCode = broken.length === 0 ? 0 : 1
}
