import type { users } from '#adapters/http/contract/users.ts'
import { idFrom } from '#domain/id.ts'
import { isAdmin } from '#domain/identity/user.ts'
import type { Person } from '../collections/account.ts'
import { byId, change, nextId, remove, those } from '../collections/standard.ts'
import { forgetFollower } from '../rules/forget-follower.ts'
import { ownershipRefusal } from '../rules/profile.ts'
import { Refusal } from '../rules/refusal.ts'
import { sameUsername } from '../rules/sign-in.ts'
import {
  adminRefusal,
  managedOf,
  pageOfUsers,
  recordRefusal,
  removalRefusal,
  selfRefusal,
  usernameRefusal,
  withRecord,
} from '../rules/users.ts'
import { PASSWORD } from '../seed/people.ts'
import { blankPerson } from '../collections/blank-person.ts'
import type { Desk } from './desk.ts'
import type { Answers } from './handlers-for.ts'

const NO_USER = new Refusal(404, 'Utente non trovato', 'NOT_FOUND')

/** All accounts. */
export const usersAnswers = (desk: Desk): Answers<typeof users> => {
  const { people, occupations, sessions, devices, received } = desk.collections

  const of = (params: Readonly<{ id: string | number }>): Person | undefined =>
    byId(people, idFrom<'User'>(String(params.id)))
  const named = (username: string): Person | undefined =>
    people.all().find(({ user }) => sameUsername(user.username, username))
  const endSessions = async (owner: Person['id']): Promise<void> => {
    for (const { id } of those(sessions, (session) => !session.ended && session.owner === owner))
      await change(sessions, id, { ended: true })
  }
  const keepOtherRoles = async (id: Person['id'], otherRoles: readonly string[]): Promise<void> => {
    if (byId(occupations, id) !== undefined) await change(occupations, id, { otherRoles })
    else if (otherRoles.length > 0) await occupations.create({ id, jobs: [], otherRoles })
  }

  return {
    list: ({ query }, { person }) => {
      const refusal = adminRefusal(person)
      if (refusal !== undefined) return refusal
      const work = new Map(occupations.all().map((one) => [one.id, one]))
      return pageOfUsers(
        people.all().map((one) => managedOf(one, work.get(one.id))),
        query,
      )
    },
    create: async ({ body }, { person }) => {
      const refusal =
        adminRefusal(person) ?? usernameRefusal(body.username, named(body.username)) ?? recordRefusal(body)
      if (refusal !== undefined) return refusal
      const blank = blankPerson(nextId(people), body.username.trim(), PASSWORD)
      await people.create({ ...blank, ...withRecord(blank, body) })
      await keepOtherRoles(blank.id, body.rights.otherRoles)
      return 'Operazione completata con successo'
    },
    change: async ({ params, body }, { person }) => {
      const target = of(params)
      const refusal = ownershipRefusal(person, idFrom<'User'>(String(params.id))) ?? recordRefusal(body)
      if (refusal !== undefined) return refusal
      if (target === undefined) return NO_USER
      // For callers who are not administrators only the names change; other fields are ignored (PROF-04).
      const written = isAdmin(person.user) ? body : { name: body.name, surname: body.surname }
      const { active, rights } = { active: undefined, rights: undefined, ...written }
      const self = selfRefusal(person, target, { active, roles: rights?.roles })
      if (self !== undefined) return self
      await change(people, target.id, withRecord(target, written))
      if (rights !== undefined) await keepOtherRoles(target.id, rights.otherRoles)
      if (active === false) await endSessions(target.id)
      return 'Salvataggio avvenuto correttamente'
    },
    remove: async ({ params }, { person }) => {
      const target = of(params)
      const refusal = adminRefusal(person)
      if (refusal !== undefined) return refusal
      if (target === undefined) return NO_USER
      const self = removalRefusal(person, target)
      if (self !== undefined) return self
      await endSessions(target.id)
      remove(devices, ({ owner }) => owner === target.id)
      remove(received, ({ owner }) => owner === target.id)
      forgetFollower(desk.collections, target.id)
      remove(occupations, ({ id }) => id === target.id)
      remove(people, ({ id }) => id === target.id)
      return 'Utente eliminato'
    },
  }
}
