import { account } from './account.ts'
import { home } from './home.ts'
import { notices } from './notices.ts'
import { users } from './users.ts'

/** Every call the app makes, by area. */
export const contract = { account, users, notices, home } as const
export type Contract = typeof contract
