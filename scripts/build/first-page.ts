import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { type ScreenName, SCREENS } from '../../src/ui/base/screens.ts'
import { beginningOf, modulesOf, SCREEN_TABLE } from './ask-first.ts'
import { FIRST_CALLS } from './first-calls.ts'
import { filesOf } from './late-files.ts'

type Module = Readonly<{
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  importers: readonly string[]
  code: string | null
}>
type Graph = Readonly<{ getModuleInfo: (id: string) => Module | null }>

/** The index of all icons, which imports each file: an importer of two icons does not need them all. */
const ICON_INDEX = /lucide-react\.m?js$/

/** The icons that a module imports by name, resolved to their files. */
const iconsOf = ({ code }: Module, index: string, graph: Graph): readonly string[] => {
  const names = [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(
    ([, list = '']) => list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  )
  const files = new Map(
    [...(graph.getModuleInfo(index)?.code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/g)].flatMap(
      ([, list = '', file = '']) => list.split(',').map((one) => [one.trim().replace(/^.*\sas\s+/, ''), file] as const),
    ),
  )
  return names.flatMap((name) => {
    const file = files.get(name)
    return file === undefined ? [] : [join(dirname(index), file)]
  })
}

/** Every module that some need before they run: their static imports, recursively. */
const neededBy = (ids: readonly string[], graph: Graph): ReadonlySet<string> => {
  const found = new Set(ids)
  for (const id of found) {
    const known = graph.getModuleInfo(id)
    for (const imported of known?.importedIds ?? [])
      if (known === null || !ICON_INDEX.test(imported)) found.add(imported)
      else for (const icon of iconsOf(known, imported, graph)) found.add(icon)
  }
  return found
}

/** The same of entries, by their paths in `src`. */
const needed = (entries: readonly string[], graph: Graph): ReadonlySet<string> =>
  neededBy(
    entries.map((entry) => `${process.cwd()}/src/${entry}`),
    graph,
  )

/**
 * The entries of three files. The first holds the headless app: it is small, has no React, and requests the entries of
 * Home while the second still loads. The second draws. It holds the layout of Home, the most frequent first page. The third is what all other screens read their answers with.
 */
const FILES: Readonly<Record<string, readonly string[]>> = {
  piazza: ['main.tsx', 'ui/screens/home/home-view.ts'],
  interface: ['ui/app/draw.tsx', 'ui/screens/home/home-layout.tsx'],
  adapters: [
    'adapters/container/shown-first.ts',
    'adapters/map/open-layers-maps.ts',
    'adapters/map/open-layers-places-maps.ts',
  ],
}
let files: readonly (readonly [name: string, modules: ReadonlySet<string>])[] | undefined

/** What the first file must not contain: with React in it, the requests of the first screen wait for React. */
const REACT = /\/node_modules\/react(?:-dom|-intl)?\//

const splitFiles = (graph: Graph): NonNullable<typeof files> => {
  const split = Object.entries(FILES).map(([name, entries]) => [name, needed(entries, graph)] as const)
  const react = [...(split[0]?.[1] ?? [])].find((id) => REACT.test(id))
  if (react !== undefined) throw new Error(`The headless app imports React: ${react}`)
  return split
}

/**
 * Bundles the code of every page into two files. By default, each module shared with a lazy screen becomes a separate
 * file, and on a slow network twenty small files load more slowly than one.
 */
export const firstPageChunk = (id: string, graph: Graph): string | null => {
  // What all files are joined with.
  if (id.includes('rolldown/runtime')) return 'piazza'
  files ??= splitFiles(graph)
  return files.find(([, modules]) => modules.has(id))?.[0] ?? null
}

/**
 * All styles but the one that stands in the page (`firstStyle`) in one file: together they weigh less than what the first
 * screens need of them apart, and no screen waits for one of its own.
 */
export const styleChunk = (id: string, graph: Graph): string | null => {
  if (!id.includes('.vanilla.css') || firstPageChunk(id, graph) === 'piazza') return null
  return 'style'
}

/** How long a module may be that comes with all others of its kind, in characters of its source. */
const SHORT = 2_500
/** By how many modules it is imported. */
const SHARED = 3
const OURS = /\/src\/(?!ui\/messages)[^?]*\.tsx?$|\/lucide-react\/dist\/esm\/icons\//

/** What a module imports; of the index of icons those that it names. */
const importsOf = (id: string, graph: Graph): readonly string[] => {
  const known = graph.getModuleInfo(id)
  return (known?.importedIds ?? []).flatMap((imported) =>
    ICON_INDEX.test(imported) && known ? iconsOf(known, imported, graph) : [imported],
  )
}

const isThere = (id: string, graph: Graph): boolean => firstPageChunk(id, graph) !== null

/**
 * How often something is fetched, compared with others: Home, and what comes on every page a moment later; what addresses lead
 * to; what opens from these.
 */
const HOW_OFTEN = { everywhere: 4, link: 1, other: 0.25 }
/** What is fetched on every page: the container of the adapters. */
const EVERYWHERE = 'adapters/container/container.ts'

const howOften = (opened: string): number => {
  if (opened === 'home' || opened.endsWith(EVERYWHERE)) return HOW_OFTEN.everywhere
  return opened in FIRST_CALLS ? HOW_OFTEN.link : HOW_OFTEN.other
}

/** What is fetched afterwards, with the screens that it is fetched on: on all, where the first page itself fetches it. */
const partsOf = (
  screens: ReadonlyMap<string, ReadonlySet<string>>,
  graph: Graph,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  const isBegunWith = (id: string): boolean => [...screens.values()].some((needs) => needs.has(id))
  const note = (id: string, opened: Iterable<string>): void => {
    for (const part of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      if (!isBegunWith(part)) found.set(part, new Set([...(found.get(part) ?? []), ...opened]))
  }
  for (const [screen, needs] of screens)
    for (const id of needs) note(id, isThere(id, graph) ? screens.keys() : [screen])
  for (const id of needed(['main.tsx', 'ui/app/draw.tsx'], graph)) note(id, screens.keys())
  return found
}

/**
 * The late modules that screens begin with, each with those screens, and with the parts that are fetched on a screen afterwards
 * where they need it and not all of their screens do.
 */
const beginnings = (graph: Graph): ReadonlyMap<string, ReadonlySet<string>> => {
  const rows = modulesOf(readFileSync(SCREEN_TABLE, 'utf8'))
  const screens = new Map(
    Object.keys(SCREENS).map((screen) => [screen, needed(beginningOf(screen as ScreenName, rows), graph)] as const),
  )
  const found = new Map<string, Set<string>>()
  for (const [screen, needs] of screens)
    for (const id of needs) if (!isThere(id, graph)) found.set(id, (found.get(id) ?? new Set()).add(screen))
  for (const [part, opened] of partsOf(screens, graph))
    for (const id of neededBy([part], graph)) {
      const begun = found.get(id)
      if (begun && [...opened].some((screen) => !begun.has(screen))) begun.add(part)
    }
  return found
}

/** All modules of the app. */
const modulesIn = (graph: Graph): ReadonlySet<string> => {
  const found = new Set([`${process.cwd()}/src/main.tsx`])
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) found.add(imported)
  }
  return found
}

/** Leaves of some modules those that need none but each other and what is there: no file then waits for one that waits for it. */
const closed = (some: Set<string>, graph: Graph, isAround: (id: string) => boolean): ReadonlySet<string> => {
  for (let before = 0; before !== some.size;) {
    before = some.size
    for (const id of some)
      if (importsOf(id, graph).some((imported) => !some.has(imported) && !isAround(imported))) some.delete(id)
  }
  return some
}

/** Whether a module waits for the code that draws. */
const draws = (id: string, graph: Graph): boolean =>
  [...neededBy([id], graph)].some((needed) => firstPageChunk(needed, graph) === 'interface')

/** What a screen reads and decides with. */
const HEADLESS = /\/src\/(?:application|domain|adapters|ui\/view)\/|\/src\/ui\/(?:screens|parts)\/.*-(?:view|part)\.ts$/

const lateFiles = (graph: Graph): ReadonlyMap<string, string> => {
  const begun = beginnings(graph)
  const lengthOf = (id: string): number => (graph.getModuleInfo(id)?.code ?? '').length
  const modules = [...begun].map(([id, screens]) => ({
    id,
    length: lengthOf(id),
    screens,
    imports: importsOf(id, graph),
    draws: draws(id, graph),
  }))
  const waiting = modules.find((module) => module.draws && HEADLESS.test(module.id))
  if (waiting) throw new Error(`What reads for a screen would wait for what draws it: ${waiting.id}`)
  const files = new Map<string, string>()
  const names = new Set<string>()
  for (const file of filesOf(modules, howOften)) {
    const [longest = ''] = file.filter((id) => OURS.test(id)).toSorted((one, other) => lengthOf(other) - lengthOf(one))
    const kind = basename(longest).replace(/\.\w+$/, '') || 'library'
    const name = names.has(kind) ? `${kind}-${names.size}` : kind
    names.add(name)
    for (const id of file) files.set(id, name)
  }
  // What opens later shares one file as well.
  const importers = new Map<string, number>()
  for (const id of modulesIn(graph))
    if (!isThere(id, graph))
      for (const imported of importsOf(id, graph)) importers.set(imported, (importers.get(imported) ?? 0) + 1)
  const later = new Set(
    [...importers].flatMap(([id, count]) =>
      count >= SHARED && !isThere(id, graph) && !begun.has(id) && OURS.test(id) && lengthOf(id) < SHORT ? [id] : [],
    ),
  )
  closed(later, graph, (id) => isThere(id, graph) || begun.has(id) || id.includes('.vanilla.css'))
  for (const id of later) files.set(id, 'later')
  return files
}
let late: ReadonlyMap<string, string> | undefined

/**
 * The file of a late module: few files for each screen, as a browser asks an older server for six at a time, and one of a few
 * lines keeps one of the six as long as one of a hundred kB (`filesOf`).
 */
export const lateChunk = (id: string, graph: Graph): string | null => {
  late ??= lateFiles(graph)
  return late.get(id) ?? null
}

const MESSAGES = 'src/ui/messages'

/** The letters of every language of the interface, of what towns write, and of the symbols of the interface. */
const LETTERS = [
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join(''),
  'ÀÁÈÉÌÍÒÓÙÚÑÜàáèéìíòóùúñüçÇªº«»‘’“”„…–—·•¡¿€°×÷±−→←↑↓✓ ',
  ...readdirSync(MESSAGES).map((file) => readFileSync(`${MESSAGES}/${file}`, 'utf8')),
].join('')

/**
 * The names of built files. The first page contains the names of all files that may follow, about three hundred. Only its
 * own files have a readable name; the others have their content hash alone.
 */
const fileName = ({ names: [name = ''] }: Readonly<{ names: readonly string[] }>): string =>
  /^(?:piazza|interface|style)\b/.test(name) ? '[name]-[hash:7]' : '[hash:7]'
export const FILE_NAMES = {
  chunkFileNames: ({ name }: Readonly<{ name: string }>) => `assets/${fileName({ names: [name] })}.js`,
  assetFileNames: (asset: Readonly<{ names: readonly string[] }>) => `assets/${fileName(asset)}[extname]`,
}

/** Subsets the font files of the build to the letters of the app; other letters use the fallback font. */
const subsetFonts = (): Plugin => ({
  name: 'subset-fonts',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.woff2') && typeof file.source !== 'string')
        file.source = await subsetFont(Buffer.from(file.source), LETTERS, { targetFormat: 'woff2' })
  },
})

const link = (attributes: Readonly<Record<string, string>>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attributes, crossorigin: '' },
  injectTo: 'head',
})

/**
 * Preloads what every page needs besides what `ask-first.js` asks for: the Italian messages, and a connection to the API on
 * another origin. Until the font is there, text uses a fallback font of the same metrics.
 */
const hints = (api: string): Plugin => ({
  name: 'first-page-hints',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page, { bundle = {} }) {
      const files = Object.values(bundle)
      const words = files.filter(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/messages/it.json') === true,
      )
      const town = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/town.ts') === true)
      // Only a page with a configuration needs these: `pageOf` preloads them there.
      const late =
        town?.type === 'chunk'
          ? [town.fileName, ...town.imports].filter((name) => !/\/(?:piazza|interface)-/.test(name))
          : []
      const tags = [
        { tag: 'meta', attrs: { name: 'town-files', content: late.map((name) => `/${name}`).join(' ') } },
        ...(api === '' ? [] : [link({ rel: 'preconnect', href: api })]),
        ...words.map(({ fileName }) => link({ rel: 'modulepreload', fetchpriority: 'low', href: `/${fileName}` })),
      ]
      // The static content of the page is painted first; the code that replaces it loads after its style and picture.
      return { html: page.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'), tags }
    },
  },
})

/**
 * Marks the modules of fp-ts and io-ts as free of side effects, so that unused code is removed: their compiler's
 * annotations are missing or unknown to the bundler.
 */
const pureLibraries = (): Plugin => ({
  name: 'pure-libraries',
  apply: 'build',
  transform: {
    filter: { id: /\/(fp-ts|io-ts)\/es6\// },
    handler: (code) => ({
      code: code
        .replaceAll('/** @class */', '/*#__PURE__*/')
        .replaceAll(/^((?:export )?var \w+ = )(?=(?:new )?\w[\w.]*\()/gm, '$1/*#__PURE__*/ '),
      map: null,
    }),
  },
})

/** The browser features that createIntl checks at its start. */
const LOCALE_CHECK = /!Intl\.(Number|DateTime)Format\.supportedLocalesOf\(locale\)\.length && onError/g
/** The same check of a single message, before its language is read. */
const MESSAGE_LOCALE_CHECK = /Intl\.NumberFormat\.supportedLocalesOf\(locales\)/
/** The functions of createIntl besides messages and dates; `ui/language/formats.ts` replaces the others. */
const OWN_FORMATS = /^\s*format(?!(?:Message|Date)\b)\w+: format\w+\.bind\(.*\),?$/gm
const USED_FORMAT = /\bintl\.(format(?!(?:Message|Date)\b)\w+)/

/**
 * Removes from react-intl the other formatters, and the checks whether the browser supports the locale: every supported
 * browser has the languages of the interface, and the first check enumerates all locales, which delays the first paint on a
 * slow phone by a tenth of a second.
 */
const lightIntl = (): Plugin => ({
  name: 'light-intl',
  apply: 'build',
  transform: {
    filter: { id: /@formatjs\/intl\/index\.js$|\/intl-messageformat\/index\.js$|\/src\/ui\/.*\.tsx?$/ },
    handler: (code, id) => {
      if (id.includes('/intl-messageformat/')) {
        if (!MESSAGE_LOCALE_CHECK.test(code)) throw new Error('IntlMessageFormat is written in another way now')
        return { code: code.replace(MESSAGE_LOCALE_CHECK, '[locales].flat()'), map: null }
      }
      if (!id.includes('@formatjs')) {
        const used = USED_FORMAT.exec(code)?.[1]
        if (used !== undefined)
          throw new Error(`${id}: ${used} is left out of the build; ui/language/formats.ts writes it`)
        return undefined
      }
      if (!LOCALE_CHECK.test(code) || !OWN_FORMATS.test(code))
        throw new Error('createIntl is written in another way now')
      return { code: code.replaceAll(LOCALE_CHECK, 'false').replaceAll(OWN_FORMATS, ''), map: null }
    },
  },
})

const HEARD_ONCE = /('transitioncancel', [$\w]+), \{\s*once: true\s*\}/

/**
 * react-aria hears once that a transition of an element is cancelled. Several end when it is removed while several run, as
 * those of a border do: it would be kept for ever, and the whole page that it stood on.
 */
const allTransitions = (): Plugin => ({
  name: 'all-transitions',
  apply: 'build',
  transform: {
    filter: { id: /utils\/runAfterTransition\.\w+$/ },
    handler: (code) => {
      if (!HEARD_ONCE.test(code)) throw new Error('runAfterTransition is written in another way now')
      return { code: code.replace(HEARD_ONCE, '$1'), map: null }
    },
  },
})

/**
 * Replaces the bundler's loader of late files. That one is three times as long, and takes a style sheet that could not be
 * fetched for loaded: the screen that is tried again would appear without its style. Some browsers remember that a module
 * could not be fetched: it is tried again at its own address, and where that fails again at another one. What it imports
 * cannot be: if that is missing, the page is loaded anew (fault 39). At another address a module is another one, with a
 * state of its own: what else imports it would not share that.
 */
const LOADER = `
const coming = {}
const fetchFile = (file) => coming[file] ??= new Promise((done, fail) => {
  const isStyle = file.endsWith('.css')
  const there = document.querySelector(\`link[href="/\${file}"]:not([as=style]),style[data-href="/\${file}"]\`)
  // One that what was last seen is drawn with (src/last-seen.js) may still come.
  if (there?.rel === 'stylesheet' && !there.sheet) {
    there.addEventListener('load', done)
    return there.addEventListener('error', () => {
      delete coming[file]
      fetchFile(file).then(done, fail)
    })
  }
  if (there) return done()
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  if (!isStyle) {
    link.as = 'script'
    done()
  }
  link.crossOrigin = ''
  link.href = '/' + file
  link.onload = done
  link.onerror = () => {
    delete coming[file]
    link.remove()
    fail(Error('Unable to preload ' + file))
  }
  document.head.append(link)
})
const missed = {}
const moved = {}
let tries = 0
export const __vitePreload = (load, files = []) => {
  const file = /import\\(.(.+?).\\)/.exec(load)?.[1]
  const miss = (error) => {
    missed[file] = ++tries
    throw error
  }
  const elsewhere = (address) =>
    import(/* @vite-ignore */ address).then((module) => {
      moved[file] = address
      return module
    }, miss)
  const loadAgain = (error) => (missed[file] ? elsewhere(file + '?' + missed[file]) : miss(error))
  return Promise.all(files.map(fetchFile)).then(() => (moved[file] ? import(/* @vite-ignore */ moved[file]) : load().catch(loadAgain)))
}`

const lightLoader = (): Plugin => ({
  name: 'light-loader',
  apply: 'build',
  transform: { filter: { id: /vite\/preload-helper/ }, handler: () => ({ code: LOADER, map: null }) },
})

const FIRST_STYLE = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/

/**
 * Writes the style of the page into the page, in the place of its link: as a file it would have to be waited for before
 * anything is painted. The policy allows it by its hash.
 */
export const firstStyle = (): Plugin => ({
  name: 'first-style',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) => {
      const [link, href = ''] = FIRST_STYLE.exec(page) ?? []
      const file = bundle[href.slice(1)]
      if (link === undefined || file?.type !== 'asset') throw new Error('The page begins without a style')
      const text = String(file.source).trim()
      if (/<\/style|url\((?!["']?(?:\/|data:))/i.test(text)) throw new Error('This style cannot stand in a page')
      return page.replace(link, () => `<style data-href="${href}">${text}</style>`)
    },
  },
})

/** The optimisations of the first page. */
export const firstPagePlugins = (api: string): Plugin[] => [
  pureLibraries(),
  lightIntl(),
  allTransitions(),
  subsetFonts(),
  lightLoader(),
  hints(api),
]
