import { originOf, type PolicyOptions } from '#scripts/content-security-policy.ts'

/** The parts of a town's configuration that its deployment needs. */
export type Town = Readonly<{
  name: string
  description?: string
  api: string
  tiles?: Readonly<{ url: string }>
  places?: string
  images?: readonly string[]
  support: Readonly<{ mail: string }>
  colours?: Readonly<{ background?: string }>
  reports?: string
}>

/** The town of a configuration file. Throws what is wrong with it, in words. */
export const readTown = (text: string): Town => {
  const town = JSON.parse(text) as Partial<Town>
  if (typeof town.name !== 'string' || typeof town.api !== 'string' || typeof town.support?.mail !== 'string')
    throw new Error('A town needs name, api and support.mail')
  return town as Town
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The page of a town: its title and its configuration. */
export const pageOf = (town: Town, page: string): string =>
  page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(town.name)}</title>`)
    .replace(
      '</head>',
      () =>
        `<script type="application/json" id="configuration">${JSON.stringify(town).replaceAll('<', '\\u003c')}</script></head>`,
    )

/** The manifest of a town. */
export const manifestOf = (town: Town, manifest: string): string =>
  JSON.stringify({ ...(JSON.parse(manifest) as object), name: town.name, short_name: town.name })

/** The hosts that the pages of a town reach. */
export const originsOf = (town: Town): PolicyOptions => ({
  api: originOf(town.api),
  places: originOf(town.places ?? ''),
  tiles: originOf(town.tiles?.url ?? ''),
  images: (town.images ?? []).map(originOf),
  ...(town.reports !== undefined && { reports: town.reports }),
})
