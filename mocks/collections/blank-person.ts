import type { UserId } from '#domain/identity/user.ts'
import type { Person } from './account.ts'

/** An account without personal data. */
export const blankPerson = (id: UserId, username: string, password: string): Person => ({
  id,
  user: { id, username, name: '', surname: '', email: undefined, roles: ['user'], image: undefined },
  profile: {
    name: '',
    surname: '',
    municipality: undefined,
    address: undefined,
    postalCode: undefined,
    province: undefined,
    country: undefined,
    email: undefined,
    landline: undefined,
    mobile: undefined,
    image: undefined,
  },
  password,
  status: { found: true, migrated: true, mustChangePassword: false },
  active: true,
  agreements: { app: true, privacy: true },
})
