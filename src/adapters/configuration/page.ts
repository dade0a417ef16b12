/**
 * The page and its companions as a town's configuration makes them. Pure functions on texts, for the script that starts a
 * deployment and for tests: no DOM and no API of Node.
 */
import { type Configuration, isTileArchive } from '#domain/town/configuration.ts'

const GROUND = '#0E1420'
const DEFAULT_MARK = '/icon.svg'
/** Previews of links do not draw SVG. */
const DEFAULT_PREVIEW = '/icons/icon-512.png'

/** The script of the page that asks first (`scripts/build/ask-first.ts`). */
const ASKING = '<script id="ask-first">'

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** JSON that cannot end the script element that it is in. */
const block = (configuration: Configuration): string =>
  JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`)

/** Replaces what a pattern finds; the build's page has it, so a page without it is another page. */
const replaced = (page: string, pattern: RegExp, by: (found: string) => string): string => {
  if (!pattern.test(page)) throw new Error(`The page has no ${pattern.source}`)
  return page.replace(pattern, by)
}

const meta = (name: string, content: string, key = 'name'): string =>
  `<meta ${key}="${name}" content="${attribute(content)}" />`

/**
 * The page of a build with a town's configuration: its title, description, colour and social preview, the name and the
 * notes for browsers that cannot run it, the icon, and the configuration itself. A configuration that is on the page
 * already is replaced. `origin` is where the town is reached, for the preview's picture; without it the preview has none.
 * `rules` draw the page in the colours of the town (`ui/theme/town-rules.ts`), from its first paint on.
 */
export const pageOf = (
  configuration: Configuration,
  indexHtml: string,
  { origin, rules = [] }: Readonly<{ origin?: string | undefined; rules?: readonly string[] }> = {},
): string => {
  const { name, description, mark = DEFAULT_MARK, colours } = configuration
  const preview = configuration.mark ?? DEFAULT_PREVIEW
  const described = description ?? `${name}: avvisi, eventi, luoghi e servizi del tuo comune, in un posto solo.`
  const files = /<meta name="town-files" content="([^"]*)"/.exec(indexHtml)?.[1]?.split(' ') ?? []
  // What reads the configuration comes beside the first page instead of after it.
  const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`)
  // Behind the style of the page, which it outranks.
  const colouring = rules.length === 0 ? [] : [`<style data-town>${rules.join('')}</style>`]
  const social = [
    meta('og:type', 'website', 'property'),
    meta('og:title', name, 'property'),
    meta('og:description', described, 'property'),
    ...(origin === undefined
      ? []
      : [meta('og:image', origin + preview, 'property'), meta('og:url', origin, 'property')]),
  ]
  const steps: readonly ((page: string) => string)[] = [
    (page) => page.replaceAll(/<!-- town -->.*?<!-- \/town -->/gs, ''),
    (page) => replaced(page, /<title>.*?<\/title>/s, () => `<title>${attribute(name)}</title>`),
    (page) => replaced(page, /<meta name="description"[^>]*>/, () => meta('description', described)),
    (page) =>
      replaced(page, /<meta name="theme-color"[^>]*>/, () => meta('theme-color', colours?.background ?? GROUND)),
    (page) =>
      replaced(page, /(<link rel="icon" href=")[^"]*("[^>]*?)(?: type="[^"]*")?( ?\/?>)/, (icon) =>
        icon.replace(/href="[^"]*"/, `href="${attribute(mark)}"`).replace(/ type="[^"]*"/, ''),
      ),
    (page) => replaced(page, /<div class="splash">\s*<p>[^<]*/, (splash) => splash.replace(/[^>]*$/, attribute(name))),
    ...[/<div id="too-old".*?<\/div>/s, /<div id="not-started".*?<\/div>/s, /<noscript>.*?<\/noscript>/s].map(
      (note) => (page: string) => replaced(page, note, (words) => words.replaceAll('Piazza', attribute(name))),
    ),
    (page) =>
      replaced(
        page,
        /<\/head>/,
        (end) => `<!-- town -->${[...preloads, ...social, ...colouring].join('')}<!-- /town -->${end}`,
      ),
    (page) =>
      // Before the script that asks the API of the town; in a page without that script, at the end of the head.
      replaced(
        page,
        page.includes(ASKING) ? new RegExp(ASKING) : /<\/head>/,
        (place) =>
          `<!-- town --><script type="application/json" id="configuration">${block(configuration)}</script><!-- /town -->${place}`,
      ),
  ]
  return steps.reduce((page, step) => step(page), indexHtml)
}

/** The web app manifest of a town, on the manifest of the build. */
export const manifestOf = (
  { name, shortName, description, mark, colours }: Configuration,
  manifest: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...manifest,
  name,
  short_name: shortName ?? name,
  ...(description !== undefined && { description }),
  ...(colours?.background !== undefined && { background_color: colours.background, theme_color: colours.background }),
  // A logo comes in one file: it stands for every size. Without one the icons of the build stay.
  ...(mark !== undefined && {
    icons: [{ src: mark, sizes: 'any', type: mark.endsWith('.png') ? 'image/png' : 'image/svg+xml', purpose: 'any' }],
  }),
})

/** The other origins that a town's app asks: for data, and for pictures and videos. */
export type Origins = Readonly<{ connect: readonly string[]; images: readonly string[]; media: readonly string[] }>

const originOf = (url: string | undefined): readonly string[] => {
  // The `{x}` of tiles is no part of an origin; a `{s}` in the host stands for any subdomain.
  const [origin] = /^https?:\/\/[^/?#]+/i.exec(url ?? '') ?? []
  return origin === undefined ? [] : [origin.replace(/\{\w+\}/, '*')]
}

const isOneFile = (tiles: Configuration['tiles']): boolean => tiles !== undefined && isTileArchive(tiles.url)

/** The origins that a content security policy has to allow for a configuration. */
export const originsOf = ({ api, tiles, places, reports, wire }: Configuration): Origins => ({
  // A file of tiles is read in parts, as an answer of a server is; tiles of a service are pictures.
  connect: [
    ...originOf(api),
    ...originOf(places),
    ...originOf(reports),
    ...(isOneFile(tiles) ? originOf(tiles?.url) : []),
  ],
  images: [...originOf(api), ...originOf(wire?.pictures), ...(isOneFile(tiles) ? [] : originOf(tiles?.url))],
  media: [...originOf(api), ...originOf(wire?.pictures)],
})
