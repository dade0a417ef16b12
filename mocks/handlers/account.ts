import type { account } from '#adapters/http/contract/account.ts'
import { idFrom } from '#domain/id.ts'
import type { UserId } from '#domain/identity/user.ts'
import { POLICIES } from '#domain/registration/agreement.ts'
import type { Person, Session } from '../collections/account.ts'
import { byId, change, nextId, remove, those } from '../collections/standard.ts'
import { announced, endsWithDevice, switched } from '../rules/devices.ts'
import {
  codeValidity,
  forcedPasswordRefusal,
  newPasswordRefusal,
  passwordChangeRefusal,
  USED_UP,
  withNewPassword,
} from '../rules/passwords.ts'
import { imageRefusal, ownershipRefusal, withProfile } from '../rules/profile.ts'
import { Refusal, isRefusal } from '../rules/refusal.ts'
import { forgetFollower } from '../rules/forget-follower.ts'
import { noteAgreement } from '../rules/agreements.ts'
import { activated, activation, newcomer, registrationReceipt, registrationRefusal } from '../rules/registration.ts'
import { sameUsername, signIn, statusOf } from '../rules/sign-in.ts'
import { openSession, refreshOf } from '../rules/tokens.ts'
import { managedOf } from '../rules/users.ts'
import { PASSWORD } from '../seed/people.ts'
import { dataAddress } from './data-address.ts'
import type { Desk } from './desk.ts'
import type { Answers } from './handlers-for.ts'

const NO_USER = new Refusal(404, 'Utente non trovato', 'NOT_FOUND')
const NO_DEVICE = new Refusal(404, 'Dispositivo non trovato', 'NOT_FOUND')

/** A forgotten-password code without a request belongs to the account to migrate. */
const FORGETFUL = 'anna.neri'

const idOf = (params: Readonly<{ id: string | number }>) => idFrom<'User'>(String(params.id))
const tokensOf = ({ token, refreshToken }: Session) => ({ token, refreshToken })

/** Accounts, sessions, profiles and devices. */
export const accountAnswers = (desk: Desk): Answers<typeof account> => {
  const { clock, collections, seed } = desk
  const { people, sessions, devices, forgotRequests, registrations, savedAgreements } = collections

  const named = (username: string): Person | undefined => people.all().find(({ user }) => user.username === username)
  /** Who has a username already, or one that people would take for it. */
  const holderOf = (username: string): Person | undefined =>
    people.all().find(({ user }) => sameUsername(user.username, username))

  const open = async (owner: UserId): Promise<Session> => {
    const session = openSession(nextId(sessions), owner, clock.now(), seed)
    await sessions.create(session)
    return session
  }
  const endSessions = async (fit: (session: Session) => boolean): Promise<void> => {
    for (const { id } of those(sessions, (session) => !session.ended && fit(session)))
      await change(sessions, id, { ended: true })
  }

  /** Sequentially, so that two concurrent registrations create one device. */
  let announcing: Promise<void> = Promise.resolve()
  const announce = (...said: Parameters<typeof note>): Promise<void> => {
    const next = announcing.then(() => note(...said))
    announcing = next.catch(() => {})
    return next
  }
  const note = async (
    owner: UserId | undefined,
    code: string,
    info: Parameters<typeof announced>[4],
  ): Promise<void> => {
    const known = those(devices, ({ device }) => device.registrationCode === code)[0]
    const next = announced(known, nextId(devices), owner, code, info)
    await (known === undefined ? devices.create(next) : change(devices, known.id, next))
  }
  const ownDevice = (caller: Person, id: string | number) =>
    those(devices, (one) => one.id === Number(id) && one.owner === caller.id)[0]

  return {
    user: ({ params }, { person }) => {
      const found = byId(people, idOf(params))
      return (
        ownershipRefusal(person, idOf(params)) ??
        (found === undefined ? NO_USER : managedOf(found, byId(collections.occupations, found.id)))
      )
    },
    profile: (_, { person }) => person.profile,
    saveProfile: async ({ body }, { person }) => {
      const refusal = body.image === undefined ? undefined : await imageRefusal(body.image)
      if (refusal !== undefined) return refusal
      const image = body.image === undefined ? undefined : await dataAddress(body.image)
      // This server knows the names of the contract alone.
      const { origin: _, ...profile } = body.profile
      await change(people, person.id, withProfile(person, profile, image))
      return 'Profilo aggiornato correttamente'
    },
    changePassword: async ({ params, body }, { person }) => {
      if (person.id !== idOf(params)) return new Refusal(403, 'Non puoi farlo con questo account', 'NOT_YOURS')
      const refusal = passwordChangeRefusal(person, body)
      if (refusal !== undefined) return refusal
      await change(people, person.id, withNewPassword(person, body.password))
      return 'Password cambiata correttamente'
    },
    register: async ({ body }) => {
      const refusal = registrationRefusal(body, holderOf(body.username))
      if (refusal !== undefined) return refusal
      const person = newcomer(nextId(people), body, PASSWORD)
      await people.create(person)
      await registrations.create({
        id: nextId(registrations),
        owner: person.id,
        registrationCode: body.device.registrationCode || undefined,
        activated: false,
      })
      for (const policy of POLICIES) await noteAgreement(savedAgreements, person.id, policy, clock.now())
      return registrationReceipt(body)
    },
    activate: async ({ body }) => {
      const code = body.registrationCode.trim()
      const active = activation(code, registrations.all())
      if (isRefusal(active)) return active
      const request = active ? activated(code, registrations.all()) : undefined
      if (request !== undefined) {
        await change(registrations, request.id, { activated: true })
        await change(people, request.owner, { active: true })
      }
      return { active }
    },
    checkForgotCode: async ({ params }) => {
      const valid = codeValidity(String(params.code))
      if (isRefusal(valid)) return valid
      if (!valid) return { id: undefined, valid }
      const waiting = those(forgotRequests, ({ done }) => !done).at(-1)
      if (waiting !== undefined) return { id: waiting.id, valid }
      const owner = named(FORGETFUL)
      if (owner === undefined) return NO_USER
      const { id } = await forgotRequests.create({ id: nextId(forgotRequests), owner: owner.id, done: false })
      return { id, valid }
    },
    setNewPassword: async ({ params, body }) => {
      const request = byId(forgotRequests, Number(params.id))
      const person = byId(people, request?.owner)
      if (request === undefined || request.done || person === undefined) return USED_UP
      const refusal = newPasswordRefusal(body)
      if (refusal !== undefined) return refusal
      await change(people, person.id, withNewPassword(person, body.password))
      await change(forgotRequests, request.id, { done: true })
      return 'Password cambiata correttamente'
    },
    forgotPassword: async ({ params }) => {
      const person = named(String(params.username))
      if (person === undefined)
        return { succeeded: false, message: 'Non troviamo nessun account con questo nome utente' }
      await forgotRequests.create({ id: nextId(forgotRequests), owner: person.id, done: false })
      const address = person.user.email ?? person.user.username
      return { succeeded: true, message: `Ti abbiamo inviato un codice a ${address}` }
    },
    checkUsername: ({ params }) => ({ available: holderOf(String(params.username)) === undefined }),
    checkStatus: ({ params }) => statusOf(named(String(params.username))),
    signIn: async ({ body }) => {
      const person = signIn(named(body.username), body)
      return isRefusal(person) ? person : tokensOf(await open(person.id))
    },
    refresh: async ({ body }) => {
      const session = those(sessions, ({ refreshToken }) => refreshToken === body.refreshToken)[0]
      const course = refreshOf(session, clock.now())
      if (isRefusal(course)) return course
      const successor = byId(sessions, session?.successor)
      if (course === 'repeat' && successor !== undefined) return tokensOf(successor)
      const next = await open(session?.owner as UserId)
      if (session !== undefined) {
        await change(sessions, session.id, { refreshedAt: clock.now(), successor: next.id })
        await change(sessions, next.id, { device: session.device })
      }
      return tokensOf(next)
    },
    me: (_, { person }) => person.user,
    signOut: async ({ body }, { person, session }) => {
      await endSessions(({ id, successor }) => id === session.id || successor === session.id)
      const device = those(
        devices,
        (one) => one.owner === person.id && one.device.registrationCode === body.registrationCode,
      )[0]
      if (device !== undefined) await change(devices, device.id, switched(device, false))
      return undefined
    },
    saveDevice: async ({ params, body }, { person, session }) => {
      await change(sessions, session.id, { device: String(params.deviceId) })
      await announce(person.id, String(params.deviceId), body)
      return undefined
    },
    saveDeviceOf: async ({ params, body }) => {
      await announce(named(String(params.username))?.id, String(params.deviceId), body)
      return undefined
    },
    forcePassword: async ({ body }) => {
      const person = named(body.username)
      const refusal = forcedPasswordRefusal(person, body)
      if (refusal !== undefined || person === undefined) return refusal
      await change(people, person.id, withNewPassword(person, body.password))
      return 'Password cambiata correttamente'
    },
    deleteAccount: async ({ params, body }, { person }) => {
      if (person.id !== idOf(params)) return new Refusal(403, 'Non puoi farlo con questo account', 'NOT_YOURS')
      if (person.password !== body.password) return new Refusal(422, 'Password errata', 'WRONG_PASSWORD')
      await endSessions(({ owner }) => owner === person.id)
      remove(devices, ({ owner }) => owner === person.id)
      remove(collections.received, ({ owner }) => owner === person.id)
      remove(forgotRequests, ({ owner }) => owner === person.id)
      forgetFollower(collections, person.id)
      remove(people, ({ id }) => id === person.id)
      return 'Account eliminato'
    },
    devices: ({ params }, { person }) =>
      ownershipRefusal(person, idFrom<'User'>(String(params.userId))) ??
      those(devices, ({ owner }) => owner === idFrom<'User'>(String(params.userId))).map(({ device }) => device),
    enableDevice: async ({ params, body }, { person, session }) => {
      const device = ownDevice(person, params.id)
      if (device === undefined) return NO_DEVICE
      await change(devices, device.id, switched(device, body.enabled))
      if (!body.enabled) await endSessions((one) => endsWithDevice(one, device, session))
      return body.enabled ? 'Dispositivo attivato' : 'Dispositivo disattivato'
    },
    deleteDevice: async ({ params }, { person, session }) => {
      const device = ownDevice(person, params.id)
      if (device === undefined) return NO_DEVICE
      remove(devices, ({ id }) => id === device.id)
      await endSessions((one) => endsWithDevice(one, device, session))
      return 'Dispositivo eliminato'
    },
    contactProfile: ({ params }) => byId(people, idOf(params))?.user ?? NO_USER,
  }
}
