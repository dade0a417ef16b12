/**
 * The import laws: each layer imports only what it may. The linter cannot check them: its rule ignores `import()`,
 * lists forbidden and not allowed imports, and has no exceptions that fail once they are not needed. Prints each
 * violation, and each unneeded exception.
 */
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

type Law = Readonly<{
  law: string
  /** Finds the violations, each as `importer > imported`. An exception is named by the two groups. */
  breaks: RegExp
  /** The current violations, by importer. The list only shrinks: an entry that is no longer needed fails as well. */
  exceptions?: Readonly<Record<string, readonly string[]>>
}>

const LAWS: readonly Law[] = [
  {
    // The date library computes with immutable values: it reads clock, language and time zone only through arguments.
    law: 'the domain imports fp-ts, @internationalized/date and itself, nothing else',
    breaks: /^src\/domain\/.* > (?!src\/domain\/|fp-ts\/lib\/\w+\.js$|@internationalized\/date$)/,
  },
  {
    law: 'the application imports the domain, xstate and fp-ts: it knows no React, HTTP, text or route',
    breaks: /^src\/application\/.* > (?!src\/(?:application|domain)\/|fp-ts\/lib\/\w+\.js$|xstate(?:\/|$))/,
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
    law: 'a view knows no React, no actor and no layout',
    breaks:
      /^src\/ui\/(?:view\/(?!.*\.test\.ts >).*|screens\/.*-view\.ts) > (?:react(?!-intl$)|@?xstate|wouter|lucide-react|.*\.(?:tsx|css\.ts)$)/,
  },
  {
    law: 'a component knows neither the app nor a screen',
    breaks: /^src\/ui\/components\/(.*) > src\/ui\/((?:app|screens)\/.*)/,
    exceptions: {
      'anchor.tsx': ['app/dialog-history.ts'],
      'month-grid.tsx': ['app/language-context.tsx'],
      'outbound-link.tsx': ['app/navigation.ts', 'app/piazza-context.tsx'],
      'spoken.tsx': ['app/language-context.tsx'],
    },
  },
  {
    law: 'the app knows screens by their table alone',
    breaks: /^src\/ui\/app\/(?!(?:app\.tsx|screen-table\.ts) >|.*\.test\.tsx? >)(.*) > src\/ui\/screens\/(.*)/,
    exceptions: {
      'reminders.tsx': ['calendar/reminder-words.ts'],
      'steering.ts': ['topics/topic-address.ts'],
    },
  },
  {
    law: 'a screen knows no other screen',
    breaks: /^src\/ui\/screens\/([^/]+)\/(?!.*\.test\.tsx? >).* > src\/ui\/screens\/(?!\1\/)([^/]+)\//,
    exceptions: {
      activity: ['notice', 'place', 'topics'],
      assistance: ['advertising'],
      chats: ['chat'],
      contact: ['place'],
      'directory-list': ['places-map'],
      events: ['advertising', 'calendar', 'place', 'places-map', 'topics'],
      municipalities: ['advertising', 'place'],
      notice: ['advertising', 'places-map', 'survey'],
      notices: ['advertising', 'notice'],
      place: ['places-map'],
      sheet: ['place', 'places-map'],
      topics: ['addresses'],
    },
  },
]

const IMPORT = /(?:^(?:import|export)\b(?:[^'"`;=]*\bfrom)?\s*|\bimport\()(['"])([^'"\n]+)\1/gm
/** The imports of tests, and the shared coverage walk of machines. */
const TEST = /\.test\.tsx?$|\/walk\.ts$/
const TEST_TOOL = /^(?:vitest|fast-check)$/

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

/** The violations as text: imports without an exception, and unneeded exceptions. */
export const brokenLaws = (
  sources: Readonly<Record<string, string>>,
  laws: readonly Law[] = LAWS,
): readonly string[] => {
  const imports = Object.entries(sources).flatMap(([file, source]) => importsOf(file, source))
  return laws.flatMap(({ law, breaks, exceptions = {} }) => {
    const found = imports.flatMap((line) => {
      const [whole, importer = '', target = ''] = breaks.exec(line) ?? []
      return whole === undefined ? [] : [{ line, importer, target }]
    })
    const unneeded = Object.entries(exceptions).flatMap(([importer, targets]) =>
      targets
        .filter((target) => !found.some((one) => one.importer === importer && one.target === target))
        .map((target) => `${importer} > ${target} is an exception that nothing needs: ${law}`),
    )
    const broken = found.filter(({ importer, target }) => !exceptions[importer]?.includes(target))
    return [...broken.map(({ line }) => `${line}: ${law}`), ...unneeded]
  })
}

if (import.meta.main) {
  const files = globSync('{src,mocks}/**/*.{ts,tsx}')
  const broken = brokenLaws(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])))
  for (const line of broken) console.log(line)
  process.exitCode = broken.length === 0 ? 0 : 1
}
