import { readFileSync } from 'node:fs'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import type { Dialect } from '#domain/town/dialect.ts'
import type { Module } from '#domain/town/parts.ts'

/** The example towns, in the words of the features, by their files. */
export const TOWNS = { Varese: 'varese', Luino: 'luino', Brinzio: 'brinzio' } as const
export type Town = keyof typeof TOWNS

/** The modules in the words of the features. */
export const MODULE_NAMES = {
  advertising: 'advertising',
  chat: 'chat',
  events: 'events',
  favourites: 'favourites',
  'information sheets': 'sheets',
  'user management': 'users',
} as const satisfies Readonly<Record<string, Module>>
export type ModuleName = keyof typeof MODULE_NAMES

/** A town of `deploy/towns` as it is installed, without the services that nobody answers for in a scenario. */
export const townIn = (file: string): Configuration => {
  const town = readFileSync(new URL(`../../deploy/towns/${file}.json`, import.meta.url), 'utf8')
  const { tiles: _, places: __, reports: ___, ...own } = JSON.parse(town) as Configuration
  return own
}

/** An example town with its API on its own origin. */
export const townCalled = (town: Town): Configuration => ({ ...townIn(TOWNS[town]), api: '' })

/** A town whose map is one file on its own host. */
export const townWithMap = (): Configuration => ({
  ...townCalled('Luino'),
  tiles: { url: '/mappa.pmtiles', attribution: '© OpenStreetMap' },
})

/** A town that has switched one module off. */
export const townWithout = (name: ModuleName): Configuration => ({
  ...DEFAULTS,
  modules: { [MODULE_NAMES[name]]: false },
})

/** The town that the scenarios of this run are played for, unless they name another one: the app as it is built by default. */
export const townOfRun = (): Configuration => {
  const file = process.env['PIAZZA_TOWN']
  return file === undefined ? DEFAULTS : townIn(file)
}

/** A town whose server is that of the run: the part `wire` of the file that PIAZZA_WIRE names. */
export const onServerOfRun = (town: Configuration): Configuration => {
  const file = process.env['PIAZZA_WIRE']
  return file === undefined ? town : { ...town, wire: JSON.parse(readFileSync(file, 'utf8')) as Dialect }
}

/** A step in the words of a town: what is quoted calls the app as the town does. Features call it Piazza. */
export const inWordsOf = ({ name }: Configuration, step: string): string =>
  step.replaceAll(/"[^"]*"/g, (quoted) => quoted.replaceAll(/\bPiazza\b(?! Carducci)/g, name))
