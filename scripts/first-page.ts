import subsetFont from 'subset-font'
import type { HtmlTagDescriptor, Plugin } from 'vite'

type Module = Readonly<{ importedIds: readonly string[]; code: string | null }>
type Graph = Readonly<{ getModuleInfo: (id: string) => Module | null }>

/** The index of all icons, which names a file for each: whoever imports two of them does not need them all. */
const ICON_INDEX = /lucide-react\.m?js$/

/** The icons that a module asks for by their names, as the index tells where they are. */
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
    return file === undefined ? [] : [new URL(file, `file://${index}`).pathname]
  })
}

/** Every module that the entries need before they can run: what they import at once, and what that imports. */
const needed = (entries: readonly string[], graph: Graph): ReadonlySet<string> => {
  const found = new Set(entries.map((entry) => `${process.cwd()}/src/${entry}`))
  for (const id of found) {
    const known = graph.getModuleInfo(id)
    for (const imported of known?.importedIds ?? [])
      if (known === null || !ICON_INDEX.test(imported)) found.add(imported)
      else for (const icon of iconsOf(known, imported, graph)) found.add(icon)
  }
  return found
}

/** What Home begins with: its flow and view, and its layout. */
const HOME = ['ui/screens/home/home-screen.ts', 'ui/screens/home/home-layout.tsx']
let firstPage: ReadonlySet<string> | undefined
let home: ReadonlySet<string> | undefined

/**
 * Keeps what every page needs in one file. Left alone, each module that a lazy screen shares with the entry becomes a
 * file of its own, and on a slow network files wait for connections: twenty small ones cost more than one. Home, which
 * most visits begin with, is the second.
 */
export const firstPageChunk = (id: string, graph: Graph): string | null => {
  firstPage ??= needed(['main.tsx'], graph)
  home ??= needed(HOME, graph)
  if (firstPage.has(id)) return 'piazza'
  return home.has(id) ? 'home' : null
}

/** The letters that Italian and Spanish are written with, and the signs the interface and its notices use. */
const LETTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('') +
  'ÀÁÈÉÌÍÒÓÙÚÑÜàáèéìíòóùúñüçÇªº«»‘’“”„…–—·•¡¿€°×÷±−→←↑↓✓ '

/** Cuts the typeface to the letters the app writes, in the files that are shipped; others come from the next face. */
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
 * Lets the browser fetch at once what the first page will ask for anyway, instead of finding out file by file: the
 * Italian texts, Home, and a connection to the API where it is elsewhere. The typeface is no part of it: words stand in
 * the next face, of the same measure, until it comes.
 */
const hints = (api: string): Plugin => ({
  name: 'first-page-hints',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page, { bundle = {} }) {
      const files = Object.values(bundle)
      const modules = files.filter(
        (file) =>
          file.type === 'chunk' &&
          (file.name === 'home' ||
            /\/(messages\/it\.json|home\/home-(screen\.ts|layout\.tsx))$/.test(file.facadeModuleId ?? '')),
      )
      const styles = files.filter(({ fileName }) => /\/home-[^/]*\.css$/.test(fileName))
      const tags = [
        ...(api === '' ? [] : [link({ rel: 'preconnect', href: api })]),
        ...modules.map(({ fileName }) => link({ rel: 'modulepreload', fetchpriority: 'low', href: `/${fileName}` })),
        ...styles.map(({ fileName }) => link({ rel: 'preload', as: 'style', href: `/${fileName}` })),
      ]
      // What stands in the page already is painted first; the code that replaces it comes after its style and picture.
      return { html: page.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'), tags }
    },
  },
})

/**
 * Says of what fp-ts and io-ts make when they are loaded that it has no side effect, so that what nobody uses is left
 * out: their compiler marked the classes in its own words and the rest not at all.
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

/** What createIntl asks of the browser before anything is said. */
const LOCALE_CHECK = /!Intl\.(Number|DateTime)Format\.supportedLocalesOf\(locale\)\.length && onError/g
/** What createIntl offers beside messages and dates; `ui/app/formats.ts` writes the rest. */
const OWN_FORMATS = /^\s*format(?!(?:Message|Date)\b)\w+: format\w+\.bind\(.*\),?$/gm
const USED_FORMAT = /\bintl\.(format(?!(?:Message|Date)\b)\w+)/

/**
 * Leaves out of react-intl what formats anything but messages and dates, and that it asks whether the browser knows the locale: the
 * answer only words a warning, every supported browser knows the languages of the interface, and the first question
 * makes it list all locales of the world, which takes a slow phone a tenth of a second before the first paint.
 */
const lightIntl = (): Plugin => ({
  name: 'light-intl',
  apply: 'build',
  transform: {
    filter: { id: /@formatjs\/intl\/index\.js$|\/src\/ui\/.*\.tsx?$/ },
    handler: (code, id) => {
      if (!id.includes('@formatjs')) {
        const used = USED_FORMAT.exec(code)?.[1]
        if (used !== undefined) throw new Error(`${id}: ${used} is left out of the build; ui/app/formats.ts writes it`)
        return undefined
      }
      if (!LOCALE_CHECK.test(code) || !OWN_FORMATS.test(code))
        throw new Error('createIntl is written in another way now')
      return { code: code.replaceAll(LOCALE_CHECK, 'false').replaceAll(OWN_FORMATS, ''), map: null }
    },
  },
})

/** What makes the first page light and quick to come. */
export const firstPagePlugins = (api: string): Plugin[] => [pureLibraries(), lightIntl(), subsetFonts(), hints(api)]
