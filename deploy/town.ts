/** The parts of a town's configuration that its deployment needs. */
export type Town = Readonly<{
  name: string
  api: string
  tiles?: Readonly<{ url: string }>
  places?: string
  support: Readonly<{ mail: string }>
  reports?: string
}>

/** The town of a configuration. Throws what is wrong with it, in words. */
export const readTown = (written: unknown): Town => {
  const town = written as Partial<Town>
  if (typeof town.name !== 'string' || typeof town.api !== 'string' || typeof town.support?.mail !== 'string')
    throw new Error('A town needs name, api and support.mail')
  return town as Town
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The page of a town: its title and its configuration. */
export const pageOf = (town: Town, page: string, _origin?: string): string =>
  page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(town.name)}</title>`)
    .replace(
      '</head>',
      () =>
        `<script type="application/json" id="configuration">${JSON.stringify(town).replaceAll('<', '\\u003c')}</script></head>`,
    )

/** The manifest of a town. */
export const manifestOf = (town: Town, manifest: Readonly<Record<string, unknown>>) => ({
  ...manifest,
  name: town.name,
  short_name: town.name,
})

const originOf = (url: string | undefined): readonly string[] =>
  url !== undefined && URL.canParse(url) ? [new URL(url).origin] : []

/** The hosts that the pages of a town reach. */
export const originsOf = ({ api, tiles, places, reports }: Town) => ({
  connect: [...originOf(api), ...originOf(places), ...originOf(reports)],
  images: [...originOf(api), ...originOf(tiles?.url)],
  media: originOf(api),
})
