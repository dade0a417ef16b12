import type { HttpHandler } from 'msw'
import type { Contract } from '#adapters/http/contract/contract.ts'
import { accountHandlers } from './account.ts'
import type { Desk } from './desk.ts'
import { directoryHandlers } from './directory.ts'
import { eventsHandlers } from './events.ts'
import { favouritesHandlers } from './favourites.ts'
import { homeHandlers } from './home.ts'
import { municipalitiesHandlers } from './municipalities.ts'
import { noticesHandlers } from './notices.ts'
import { placesHandlers } from './places.ts'
import { topicsHandlers } from './topics.ts'
import { usersHandlers } from './users.ts'

/** Who answers each area of the contract: an area without handlers does not compile. */
const areas: { readonly [Area in keyof Contract]: (desk: Desk) => HttpHandler[] } = {
  account: accountHandlers,
  users: usersHandlers,
  notices: noticesHandlers,
  home: homeHandlers,
  directory: directoryHandlers,
  topics: topicsHandlers,
  municipalities: municipalitiesHandlers,
  events: eventsHandlers,
  favourites: favouritesHandlers,
}

/** The handlers of every call of the contract, and of the places service beside it. */
export const allHandlers = (desk: Desk): HttpHandler[] =>
  [...Object.values(areas), placesHandlers].flatMap((handlersOf) => handlersOf(desk))
