import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES } from '../../src/ui/language/languages.ts'
import { type ScreenName, SCREENS } from '../../src/ui/base/screens.ts'
import { TEXT_FAMILY } from '../../src/ui/theme/tokens.ts'
import { EVERYWHERE, FIRST_CALLS, ME } from './first-calls.ts'
import { inlineScript } from './inline-script.ts'

/** The table of the screens, as text. */
export const SCREEN_TABLE = new URL('../../src/ui/app/screen-table.ts', import.meta.url)

/** A screen whose row says so needs the first texts alone. */
const wordsOf = (name: ScreenName): number =>
  new RegExp(`^ {2}${name}: row\\(\\{\\s*saysFirstWordsOnly: true`, 'm').test(readFileSync(SCREEN_TABLE, 'utf8'))
    ? 1
    : 2

const imported = (row: string): readonly string[] =>
  [...row.matchAll(/import\('#ui\/([^']+)'\)/g)].map(([, path = '']) => path)

/** What late files a screen needs: those of its flow and view, of its layout, and of a part that is shown with it. */
export const modulesOf = (table: string): Readonly<Record<string, readonly string[]>> => {
  const found: Record<string, readonly string[]> = {}
  for (const [, name = '', row = ''] of table.matchAll(/^(?:const | {2})(\w+)(?: =|:) row\(\{(.*?)^(?: {2})?\}\)/gms))
    found[name] = imported(row)
  for (const [, name = '', other = name] of table.matchAll(/^ {2}(\w+)(?:: (\w+))?,$/gm))
    if (found[other]) found[name] = found[other]
  return found
}

/** What a formatted text is drawn with. */
const FORMATTED = ['ui/components/rich-text-purify.ts', 'domain/links/linked-text.ts']

/** What comes with a screen that another part of it imports as soon as it is drawn. */
const WITH: Readonly<Partial<Record<ScreenName, readonly string[]>>> = {
  home: ['ui/screens/home/home-panels-layout.tsx'],
  notice: ['ui/parts/notice/notice-layout.tsx', ...FORMATTED],
  event: FORMATTED,
  chat: ['ui/parts/chat/conversation-layout.tsx'],
}
const CHARSET = '<meta charset="utf-8" />'
/** What every screen needs besides: the adapters, and one's own town. */
const ALWAYS = ['adapters/container/shown-first.ts', 'application/town/my-town/my-town.flow.ts']

/** The modules that a screen begins with, its own and those of every screen. Fails where the table does not say its own. */
export const beginningOf = (name: ScreenName, rows: ReturnType<typeof modulesOf>): readonly string[] => {
  const row = rows[name]
  if (row === undefined || row.length < 2)
    throw new Error(`${SCREEN_TABLE.pathname} does not say what ${name} is made of`)
  return [...row.map((path) => `ui/${path}`), ...(WITH[name] ?? []), ...ALWAYS]
}

type Chunk = Readonly<{
  type: 'chunk' | 'asset'
  fileName: string
  facadeModuleId?: string | null
  moduleIds?: readonly string[]
  code?: string
  imports?: readonly string[]
  /** Of an asset: the names of what it was made of. */
  names?: readonly string[]
}>

/** The table of the small script. */
export type Table = Readonly<{
  /** The origin of the API; null where the page answers itself. */
  api: string | null
  me: string
  language: string
  /** The files of texts by language, as numbers of files. */
  languages: Readonly<Record<string, readonly number[]>>
  files: readonly string[]
  /** What every page begins with: the headless app, and the style. */
  begun: readonly number[]
  /** What every page is drawn with. */
  drawing: readonly number[]
  /** The fonts of all text: their files, and how styles call them. */
  fonts: readonly Readonly<{ file: number; face: string }>[]
  calls: typeof EVERYWHERE
  screens: readonly Readonly<{
    path: string
    module: string | undefined
    query: string | undefined
    files: readonly number[]
    /** How many files of texts it needs: the first, or all. */
    words: number
    calls: typeof EVERYWHERE
  }>[]
}>

/** The table without files, as tests read it too. */
export const tableOf = (
  api: string | null,
  filesOf: (screen: ScreenName) => readonly number[],
  languages: Table['languages'],
  files: readonly string[],
  begun: readonly number[] = [],
  drawing: readonly number[] = [],
  fonts: Table['fonts'] = [],
): Table => ({
  api,
  me: ME,
  language: DEFAULT_LANGUAGE,
  languages,
  files,
  begun,
  drawing,
  fonts,
  calls: api === null ? [] : EVERYWHERE,
  screens: (Object.keys(SCREENS) as ScreenName[]).map((name) => {
    const screen = SCREENS[name]
    const { calls = [], query } = (api === null ? undefined : FIRST_CALLS[name]) ?? {}
    const module = 'module' in screen ? screen.module : undefined
    return { path: screen.path, module, query, files: filesOf(name), words: wordsOf(name), calls }
  }),
})

/** The script with its table. */
export const scriptOf = (table: Table): string => inlineScript('ask-first.js', `askFirst(${JSON.stringify(table)})`)

/** The weights of running text, of headings, and of what is new or stressed: with them nearly every screen begins. */
const FIRST_FONTS = /-(400|600|700)-normal\.woff2$/

const isFirst = (file: string): boolean => /\/(?:piazza|interface|index)-/.test(file)

/** All files that modules need, with those that they import. What the page begins with is there already. */
const filesFor = (bundle: Readonly<Record<string, Chunk>>, modules: readonly string[]): readonly string[] => {
  const chunks = Object.values(bundle)
  const entries = modules.map((module) => {
    const has = (id: string | null | undefined) => id?.endsWith(`/src/${module}`) === true
    const chunk =
      chunks.find(({ facadeModuleId }) => has(facadeModuleId)) ??
      chunks.find(({ moduleIds = [] }) => moduleIds.some(has))
    if (chunk === undefined) throw new Error(`No file of the build has ${module}`)
    return chunk.fileName
  })
  const found = new Set(entries)
  for (const file of found)
    for (const imported of bundle[file]?.imports ?? []) if (!isFirst(imported)) found.add(imported)
  const length = (file: string): number => bundle[file]?.code?.length ?? 0
  // The largest first: the small ones come beside them.
  return [...found].toSorted((one, other) => length(other) - length(one)).filter((file) => !isFirst(file))
}

/**
 * Puts the small script into the page that asks for what an address needs, before anything else. It stands in the page
 * itself: as a file it would have to be waited for. The policy allows it by its hash.
 */
export const askFirst = (api: string | null): Plugin => ({
  name: 'ask-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle }) => {
      if (bundle === undefined) return page
      const chunks = bundle as Readonly<Record<string, Chunk>>
      const rows = modulesOf(readFileSync(SCREEN_TABLE, 'utf8'))
      const files: string[] = []
      const numberOf = (file: string): number => {
        const name = file.replace(/^assets\//, '')
        if (!files.includes(name)) files.push(name)
        return files.indexOf(name)
      }
      const numbers = (modules: readonly string[]) => filesFor(chunks, modules).map(numberOf)
      const ofScreen = (name: ScreenName): readonly number[] => numbers(beginningOf(name, rows))
      const languages = Object.fromEntries(
        INTERFACE_LANGUAGES.map((language) => [
          language,
          [`ui/messages/${language}.json`, `ui/messages/${language}.json?later`].flatMap((file) => numbers([file])),
        ]),
      )
      const named = (name: RegExp) =>
        Object.keys(chunks)
          .filter((file) => name.test(file))
          .map(numberOf)
      const begun = named(/\/(?:piazza-.*js|style-.*css)$/)
      const fonts = Object.values(chunks)
        .flatMap(({ fileName, names = [] }) =>
          names.flatMap((name) => {
            const [, weight] = FIRST_FONTS.exec(name) ?? []
            return weight === undefined ? [] : [{ file: numberOf(fileName), face: `${weight} 1em '${TEXT_FAMILY}'` }]
          }),
        )
        .toSorted((one, other) => (one.face < other.face ? -1 : 1))
      if (fonts.length !== 3) throw new Error(`The build has not three fonts for ${FIRST_FONTS}`)
      const drawing = named(/\/interface-.*js$/)
      const table = tableOf(api, ofScreen, languages, files, begun, drawing, fonts)
      // The browser looks for the encoding in the beginning of a page.
      if (!page.includes(CHARSET)) throw new Error(`The page does not begin with ${CHARSET}`)
      return page.replace(CHARSET, (first) => `${first}<script id="ask-first">${scriptOf(table)}</script>`)
    },
  },
})
