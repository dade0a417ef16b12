import { readFileSync } from 'node:fs'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
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

/** An example town as it is installed, without the services that nobody answers for in a scenario. */
export const townCalled = (town: Town): Configuration => {
  const file = readFileSync(new URL(`../../deploy/towns/${TOWNS[town]}.json`, import.meta.url), 'utf8')
  const { tiles: _, places: __, reports: ___, ...own } = JSON.parse(file) as Configuration
  return { ...own, api: '' }
}

/** A town that has switched one module off. */
export const townWithout = (name: ModuleName): Configuration => ({
  ...DEFAULTS,
  modules: { [MODULE_NAMES[name]]: false },
})
