import type { Dialect } from './dialect.ts'
import type { Feedback, FollowersSeenBy, LegalLink, Module, TownColour } from './parts.ts'

/** What a town decides when it installs the app; nothing of it needs another build. docs/configuration.md explains each field. */
export type Configuration = Readonly<{
  /** The name of the app. */
  name: string
  /** The name under the icon of the installed app. */
  shortName?: string | undefined
  /** One sentence for search engines and previews of links. */
  description?: string | undefined
  /** The origin of the API; empty for the origin of the page. */
  api: string
  /**
   * A service of map tiles (a URL with {x}, {y} and {z}), or the town's map in one PMTiles file (a URL, or a path on this
   * origin); without it maps show the places on a plain ground.
   */
  tiles?: Readonly<{ url: string; attribution: string }> | undefined
  /** The base URL of an address search that is compatible with Nominatim. */
  places?: string | undefined
  /** Where citizens find help. */
  support: Readonly<{ mail: string; telephone?: string | undefined }>
  /** The path of the logo on this origin. */
  mark?: string | undefined
  colours?: Readonly<{ [Name in TownColour]?: string | undefined }> | undefined
  /** The codes of the languages on offer, Italian among them; without them all that the interface speaks. */
  languages?: readonly string[] | undefined
  /** A module that is not named is switched on. */
  modules?:
    | Readonly<{ [Name in Module]?: boolean | undefined } & { followers?: FollowersSeenBy | undefined }>
    | undefined
  /** Who answers for the app: the legal page names them. */
  owner?: Readonly<{ name: string; address?: string | undefined; mail?: string | undefined }> | undefined
  legal?: Readonly<{ [Name in LegalLink]?: string | undefined }> | undefined
  /** The e-mail addresses that receive each kind of feedback. */
  feedback?: Readonly<{ [Name in Feedback]?: string | undefined }> | undefined
  /** How the town's server writes what the specification leaves open. */
  wire?: Dialect | undefined
  /** The URL that receives anonymous error reports; without it none are sent. */
  reports?: string | undefined
}>

const MAIL = 'assistenza@piazza.example'

/** What a build without a configuration shows. */
export const DEFAULTS: Configuration = {
  name: 'Piazza',
  api: '',
  support: { mail: MAIL },
  feedback: { pages: MAIL, faults: MAIL },
}

/** Whether the tiles of a map are all in one file, of which parts are read. */
export const isTileArchive = (url: string): boolean => /^[^{}?#]+\.pmtiles(?:\?[^#]*)?$/i.test(url)

/** The address of the town's map in one file; undefined for a town without one. */
export const ownMapOf = ({ tiles }: Pick<Configuration, 'tiles'>): string | undefined =>
  tiles !== undefined && isTileArchive(tiles.url) ? tiles.url : undefined

/** [decided] The most that a device keeps of the town's map, in bytes (DIR-11). */
export const MOST_OF_MAP = 5_000_000
/** [decided] The zoom that a part of a larger map must reach to be kept: from here on it has the streets (DIR-11). */
export const STREETS_FROM = 13

/** Whether a module is switched on. Reports of faults need an address that receives them (LAW-07). */
export const isSwitchedOn = ({ modules, feedback }: Configuration, module: Module): boolean =>
  modules?.[module] !== false && (module !== 'faults' || feedback?.faults !== undefined)

/** [decided] Who may see who follows a topic: administrators alone, unless the town says otherwise (TOPIC-13). */
export const followersSeenBy = ({ modules }: Configuration): FollowersSeenBy => modules?.followers ?? 'administrators'
