/** Every call of the contract, stated once: read by the OpenAPI document, the matrix, and the words of the scenarios. */
import type { AnyCall } from '#adapters/http/contract/call.ts'
import { contract, type Contract } from '#adapters/http/contract/contract.ts'
import { ACCOUNT } from './account.ts'
import { ADVERTISING } from './advertising.ts'
import { CHAT } from './chat.ts'
import { DIRECTORY } from './directory.ts'
import { EVENTS } from './events.ts'
import { FAVOURITES } from './favourites.ts'
import { HOME } from './home.ts'
import { MUNICIPALITIES } from './municipalities.ts'
import { NOTICES } from './notices.ts'
import { SHEETS } from './sheets.ts'
import { TOPICS } from './topics.ts'
import { USERS } from './users.ts'
import type { Entries, Entry } from './entry.ts'

/** The areas in an order in which the samples of all their calls succeed. */
const CATALOGUE: { readonly [Area in keyof Contract]: Entries<Area> } = {
  account: ACCOUNT,
  users: USERS,
  notices: NOTICES,
  home: HOME,
  directory: DIRECTORY,
  topics: TOPICS,
  municipalities: MUNICIPALITIES,
  sheets: SHEETS,
  events: EVENTS,
  favourites: FAVOURITES,
  chat: CHAT,
  advertising: ADVERTISING,
}

/** A tag for each area, with the words that introduce it. */
export const AREAS: { readonly [Area in keyof Contract]: readonly [name: string, description: string] } = {
  account: ['Account', 'Sign-in, tokens, registration, passwords, the profile and the devices of a citizen.'],
  users: ['Users', 'Accounts, as administrators manage them.'],
  notices: ['Notices', 'Notices that a citizen has received, with files and surveys; tags; privacy policies.'],
  home: ['Home', 'The entries of the first page, and the languages.'],
  directory: ['Directory', 'Activities (offices, shops, associations), contacts, addresses, categories and search.'],
  topics: ['Topics', 'What citizens follow: subscriptions, passwords and requests for access.'],
  municipalities: ['Municipalities', 'Municipalities, and what each of them has.'],
  sheets: ['Information sheets', 'Sheets of live information (E015): sports, events, flights, parking.'],
  events: ['Events', 'Public events, and the calendar of a citizen.'],
  favourites: ['Favourites', 'Favourite activities and contacts.'],
  chat: ['Chat', 'Conversations between citizens and activities.'],
  advertising: ['Advertising', 'Advertisements and their clicks.'],
}

/** The name of a call: `area.name`. */
export type CallName = {
  readonly [Area in keyof Contract & string]: `${Area}.${keyof Contract[Area] & string}`
}[keyof Contract & string]

/** What is stated about a call, and the call itself. */
export type Stated = Entry<AnyCall> & Readonly<{ area: keyof Contract; call: AnyCall }>

const areas = Object.keys(CATALOGUE) as readonly (keyof Contract)[]

/** A call of the server, in the words of the features: a key of `MATTERS`. */
export type Matter = string

/** Every call by its name. */
export const STATED = Object.fromEntries(
  areas.flatMap((area) =>
    Object.entries<Entry<AnyCall>>(CATALOGUE[area]).map(([name, entry]) => [
      `${area}.${name}`,
      { ...entry, area, call: (contract[area] as Readonly<Record<string, AnyCall>>)[name] },
    ]),
  ),
) as Readonly<Record<CallName, Stated>>

/** The calls in the words of the features, by name; one is of another service. */
export const MATTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(STATED).flatMap(([name, { words = [] }]) => words.map((one) => [one, name] as const)),
  ),
  'an address': 'places.search',
}
