import type { HttpHandler } from 'msw'
import type { Contract } from '#adapters/http/contract/contract.ts'
import { accountHandlers } from './account.ts'
import type { Desk } from './desk.ts'
import { homeHandlers } from './home.ts'
import { noticesHandlers } from './notices.ts'

/** Who answers each area of the contract: an area without handlers does not compile. */
const areas: { readonly [Area in keyof Contract]: (desk: Desk) => HttpHandler[] } = {
  account: accountHandlers,
  notices: noticesHandlers,
  home: homeHandlers,
}

/** The handlers of every call of the contract. */
export const allHandlers = (desk: Desk): HttpHandler[] => Object.values(areas).flatMap((handlersOf) => handlersOf(desk))
