import { account } from './account.ts'
import { advertising } from './advertising.ts'
import { chat } from './chat.ts'
import { directory } from './directory.ts'
import { events } from './events.ts'
import { favourites } from './favourites.ts'
import { home } from './home.ts'
import { municipalities } from './municipalities.ts'
import { notices } from './notices.ts'
import { sheets } from './sheets.ts'
import { topics } from './topics.ts'
import { users } from './users.ts'

/** All calls of the app, by area. */
export const contract = {
  account,
  users,
  notices,
  home,
  directory,
  topics,
  municipalities,
  sheets,
  events,
  favourites,
  chat,
  advertising,
} as const
export type Contract = typeof contract
