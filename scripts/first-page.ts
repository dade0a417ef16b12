import subsetFont from 'subset-font'
import type { HtmlTagDescriptor, Plugin } from 'vite'

type Graph = Readonly<{ getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }>

/** Every module that the entry needs before it can run: what it imports at once, and what that imports. */
const needed = (entry: string, graph: Graph): ReadonlySet<string> => {
  const found = new Set([entry])
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

let firstPage: ReadonlySet<string> | undefined

/**
 * Keeps what every page needs in two files: libraries, which change seldom, and our own. Left alone, each module that a
 * lazy screen shares with the entry becomes a file of its own, and twenty small files cost more than two.
 */
export const firstPageChunk = (id: string, graph: Graph): string | null => {
  firstPage ??= needed(`${process.cwd()}/src/main.tsx`, graph)
  if (!firstPage.has(id)) return null
  return id.includes('/node_modules/') ? 'libraries' : 'piazza'
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
 * Italian texts, Home, the two weights it is set in, and a connection to the API where it is elsewhere.
 */
const hints = (api: string): Plugin => ({
  name: 'first-page-hints',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const files = Object.values(bundle)
      const chunkOf = (module: string) =>
        files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module))?.fileName
      const modules = [chunkOf('/ui/messages/it.json'), chunkOf('/home/home-screen.tsx')]
      const fonts = files.flatMap(({ fileName }) => (/-(400|600)-normal.*\.woff2$/.test(fileName) ? [fileName] : []))
      return [
        ...(api === '' ? [] : [link({ rel: 'preconnect', href: api })]),
        ...fonts.map((href) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${href}` })),
        ...modules.flatMap((href) => (href === undefined ? [] : [link({ rel: 'modulepreload', href: `/${href}` })])),
      ]
    },
  },
})

/** What makes the first page light and quick to come. */
export const firstPagePlugins = (api: string): Plugin[] => [subsetFonts(), hints(api)]
