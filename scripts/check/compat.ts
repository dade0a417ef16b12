/**
 * What the oldest supported browsers know of the platform, by the data of MDN (`@mdn/browser-compat-data`): APIs, the
 * language's library, CSS, and attributes of HTML.
 */
import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data'
import { once } from '#domain/once.ts'

/** The oldest supported browsers. [decided] Of Firefox the first long-lived version that knows `:has`: 128. */
const OLDEST = [
  ['Safari', 'safari', '16'],
  ['Safari', 'safari_ios', '16'],
  ['Chrome', 'chrome', '109'],
  ['Chrome', 'chrome_android', '109'],
  ['Firefox', 'firefox', '128'],
  ['Firefox', 'firefox_android', '128'],
] as const

/** The first versions with a feature, of those browsers that lack it or have a part of it: `Safari 16.4, Chrome 121`. */
export type Since = string

/** How far the oldest browsers know a feature: not all of them, all but some only in part, or all of them. */
export type Standing = Readonly<{ lacking: Since | undefined; partial: Since | undefined }>

const isUpTo = (version: string, floor: string): boolean => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  const [floorMajor = 0, floorMinor = 0] = floor.split('.').map(Number)
  return major < floorMajor || (major === floorMajor && minor <= floorMinor)
}

const statements = (support: SupportStatement | undefined): readonly SimpleSupportStatement[] =>
  support === undefined ? [] : Array.isArray(support) ? support : [support as SimpleSupportStatement]

/** Whether a browser of this version has what a statement says, under its name and without a switch. */
const holds = (one: SimpleSupportStatement, floor: string): boolean =>
  typeof one.version_added === 'string' &&
  one.version_added !== 'preview' &&
  one.flags === undefined &&
  one.prefix === undefined &&
  one.alternative_name === undefined &&
  isUpTo(one.version_added, floor) &&
  !(typeof one.version_removed === 'string' && isUpTo(one.version_removed, floor))

const told = (one: ReadonlySet<string>): Since | undefined => (one.size === 0 ? undefined : [...one].join(', '))

/** The standing of a feature; undefined for one that the data does not know. */
export const standingOf = (feature: Identifier | undefined): Standing | undefined => {
  const support = feature?.['__compat']?.support
  if (support === undefined) return undefined
  const lacking = new Set<string>()
  const partial = new Set<string>()
  for (const [name, browser, floor] of OLDEST) {
    const all = statements(support[browser])
    const holding = all.filter((one) => holds(one, floor))
    const added = all.find((one) => typeof one.version_added === 'string' && one.flags === undefined)?.version_added
    const first = `${name} ${typeof added === 'string' ? added : 'never'}`
    if (holding.length === 0) lacking.add(first)
    else if (holding.every((one) => one.partial_implementation === true)) partial.add(`${name} in part`)
  }
  return { lacking: told(lacking), partial: told(partial) }
}

export const compatData = once(() => createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData)

const membersOf = (owner: Identifier): readonly (readonly [string, Identifier])[] =>
  Object.keys(owner).flatMap((name) => {
    const feature = owner[name]
    return feature === undefined || !/^[a-zA-Z]/.test(name) || name.endsWith('_event') ? [] : [[name, feature] as const]
  })

/** The objects of a page by the names of their interfaces. */
const INSTANCES: Readonly<Record<string, readonly string[]>> = {
  Navigator: ['navigator'],
  Document: ['document'],
  Window: ['window', 'globalThis', 'self'],
  History: ['history'],
  Location: ['location'],
  Performance: ['performance'],
  Crypto: ['crypto'],
  CacheStorage: ['caches'],
}

/** The features by the names under which sources use them. */
export type Platform = Readonly<{
  /**
   * Missing members whose names nothing else has. Names of one word are left out, but those of the language: sources
   * call functions of their own so.
   */
  methods: ReadonlyMap<string, Standing>
  /** `Owner.member`, where the owner is an interface, a namespace or an object of the page. */
  statics: ReadonlyMap<string, Standing>
  /** Interfaces and functions of the global object. */
  globals: ReadonlyMap<string, Standing>
  /** The members of the class Iterator that are missing. */
  helpers: ReadonlyMap<string, Standing>
}>

/** The features of the language's library and of browsers. */
export const platform = once((): Platform => {
  const { api, javascript } = compatData()
  const byName = new Map<string, Standing[]>()
  const statics = new Map<string, Standing>()
  const globals = new Map<string, Standing>()
  const note = (owner: string, feature: Identifier): void => {
    const own = standingOf(feature)
    if (own && !owner.includes('.')) globals.set(owner, own)
    for (const [key, member] of membersOf(feature)) {
      const name = key.replace(/_static$/, '')
      const standing = standingOf(member)
      if (standing === undefined || key === owner.split('.').at(-1)) continue
      for (const said of [owner, ...(INSTANCES[owner] ?? [])]) statics.set(`${said}.${name}`, standing)
      if (owner === 'Window') globals.set(name, { ...standing, partial: undefined })
      if (owner !== 'Iterator') byName.set(name, [...(byName.get(name) ?? []), standing])
      if (owner === 'Intl') note(`${owner}.${name}`, member)
    }
  }
  const builtins = membersOf(javascript.builtins ?? {})
  for (const [name, feature] of [...membersOf(api), ...builtins]) note(name, feature)
  // Sources call functions of their own `take` and `drop`; an iterator's are told by what they are called on.
  const ofLanguage = new Set(
    builtins.flatMap(([owner, feature]) =>
      /^(?:Iterator|Symbol)$|DisposableStack$/.test(owner) ? [] : membersOf(feature).map(([name]) => name),
    ),
  )
  const methods = new Map<string, Standing>()
  for (const [name, all] of byName) {
    const [first] = all
    const isTold = /[A-Z]/.test(name) || ofLanguage.has(name)
    // What two of three engines never had is an experiment, whose name others may use.
    const isTried = ({ lacking = '' }: Standing) => new Set(lacking.match(/\w+ never/g)).size > 1
    if (first && isTold && all.every(({ lacking }) => lacking !== undefined) && !all.every(isTried))
      methods.set(name, first)
  }
  const helpers = new Map<string, Standing>()
  for (const [name, feature] of membersOf(javascript.builtins?.['Iterator'] ?? {})) {
    const standing = standingOf(feature)
    if (standing?.lacking !== undefined) helpers.set(name, standing)
  }
  return { methods, statics, globals, helpers }
})

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The feature at the end of a path of names; undefined where the data has none. */
const at = (root: Identifier | undefined, ...names: readonly string[]): Identifier | undefined =>
  names.reduce((found, name) => (found && Object.hasOwn(found, name) ? found[name] : undefined), root)

/** Functions and units of CSS by their names: the data files them under their types. */
const valueTypes = once(() => {
  const found = new Map<string, Identifier>()
  const note = (owner: Identifier, depth: number): void => {
    for (const [name, feature] of membersOf(owner)) {
      if (feature['__compat'] && !found.has(name)) found.set(name, feature)
      if (depth > 0) note(feature, depth - 1)
    }
  }
  note(compatData().css['types'] ?? {}, 2)
  return found
})

/** The features that a declaration of CSS uses, as the style sheets of this project write it. */
export const ofDeclaration = (property: string, value: string): readonly (readonly [string, Standing])[] => {
  const name = kebab(property)
  const known = at(compatData().css, 'properties', name)
  if (known === undefined) return []
  const parts = [
    [name, known],
    ...value.split(/[\s,()]+/).map((word) => [`${name}: ${word}`, at(known, word)] as const),
    ...[...value.matchAll(/([a-z-]+)\(/g)].map(([, word = '']) => [`${word}()`, valueTypes().get(word)] as const),
    ...(/\d[dsl]v[hw]\b/.test(value) ? [['dvh', valueTypes().get('viewport_percentage_units_dynamic')] as const] : []),
  ] as const
  return parts.flatMap(([said, feature]) => {
    const standing = standingOf(feature)
    return standing === undefined ? [] : [[said, standing] as const]
  })
}

/** The features that a selector uses. */
export const ofSelector = (selector: string): readonly (readonly [string, Standing])[] =>
  [...selector.matchAll(/::?(?!-)[a-z-]+/g)].flatMap(([said]) => {
    const standing = standingOf(at(compatData().css, 'selectors', said.replace(/^::?/, '')))
    return standing === undefined ? [] : [[said, standing] as const]
  })

/** The feature that an attribute of an element is. */
export const ofAttribute = (element: string, attribute: string): readonly (readonly [string, Standing])[] => {
  const { html } = compatData()
  const name = attribute.toLowerCase()
  const standing = standingOf(at(html['elements'], element, name) ?? at(html['global_attributes'], name))
  return standing === undefined ? [] : [[`<${element} ${name}>`, standing]]
}
