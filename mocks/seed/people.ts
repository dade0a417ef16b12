import type { Id } from '#domain/id.ts'
import type { Role, UserId } from '#domain/identity/user.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { POLICIES } from '#domain/registration/agreement.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { Device, Person, SavedAgreement } from '../collections/account.ts'
import { blankPerson } from '../collections/blank-person.ts'

/** The password of everyone in the demo. */
export const PASSWORD = 'Piazza2026!'

type Sketch = Readonly<{
  username: string
  name: string
  surname: string
  roles: readonly Role[]
  /** The distinctive feature of this person, for the choice of an account. */
  note: string
  active: boolean
  found: boolean
  migrated: boolean
  mustChangePassword: boolean
  lives: Partial<Profile>
}>

const ordinary = { roles: ['user'], active: true, found: true, migrated: true, mustChangePassword: false } as const

const inVarese = { municipality: 'Varese', postalCode: '21100', province: 'VA', country: 'Italia' }

const sketches: readonly Sketch[] = [
  {
    ...ordinary,
    username: 'mario.rossi',
    name: 'Mario',
    surname: 'Rossi',
    note: 'Cittadino con notifiche, chat, preferiti ed eventi',
    lives: { ...inVarese, address: 'Via Sacco 5', landline: '0332281450', mobile: '3471234567' },
  },
  {
    ...ordinary,
    username: 'anna.neri',
    name: 'Anna',
    surname: 'Neri',
    note: 'Account del vecchio sistema, da migrare',
    migrated: false,
    lives: { ...inVarese, municipality: 'Luino', postalCode: '21016', address: 'Via Vittorio Veneto 21' },
  },
  {
    ...ordinary,
    username: 'luca.verdi',
    name: 'Luca',
    surname: 'Verdi',
    note: 'Deve cambiare la password',
    mustChangePassword: true,
    lives: { ...inVarese, municipality: 'Gallarate', postalCode: '21013', address: 'Corso Sempione 48' },
  },
  {
    ...ordinary,
    username: 'sara.bruni',
    name: 'Sara',
    surname: 'Bruni',
    note: 'Sconosciuta al controllo dello stato, ma la password è giusta',
    found: false,
    migrated: false,
    lives: { ...inVarese, address: 'Viale Aguggiari 112', mobile: '3409876543' },
  },
  {
    ...ordinary,
    username: 'paolo.spenti',
    name: 'Paolo',
    surname: 'Spenti',
    note: 'Utente non attivo',
    active: false,
    lives: { ...inVarese, municipality: 'Tradate', postalCode: '21049' },
  },
  {
    ...ordinary,
    username: 'teresa.prova',
    name: 'Teresa',
    surname: 'Prova',
    note: 'Solo ROLE_TEST: non vede le notifiche',
    roles: ['test'],
    lives: { ...inVarese, municipality: 'Saronno', postalCode: '21047' },
  },
  {
    ...ordinary,
    username: 'amministratore',
    name: 'Ada',
    surname: 'Amministratore',
    note: 'Amministratrice',
    roles: ['admin', 'user'],
    lives: { ...inVarese, address: 'Via Luigi Sacco 5', landline: '0332255111' },
  },
]

/** The people of the demo, for the accounts of the panel. */
export const demoPeople: readonly Readonly<{ username: string; name: string; note: string }>[] = sketches.map(
  ({ username, name, surname, note }) => ({ username, name: `${name} ${surname}`, note }),
)

const personOf = (sketch: Sketch, at: number): Person => {
  const { username, name, surname, roles, active, found, migrated, mustChangePassword, lives } = sketch
  const id = (at + 1) as UserId
  const email = `${username}@example.it`
  const blank = blankPerson(id, username, PASSWORD)
  return {
    ...blank,
    user: { ...blank.user, name, surname, email, roles },
    profile: { ...blank.profile, name, surname, email, ...lives },
    status: { found, migrated, mustChangePassword },
    active,
    agreements: { app: true, privacy: username !== 'mario.rossi' },
  }
}

/** Everyone, with ids from 1 in the order of the table. */
export const seededPeople = (): readonly Person[] => sketches.map(personOf)

/** The id of a person of the demo. */
export const userIdOf = (username: string): UserId =>
  (sketches.findIndex((sketch) => sketch.username === username) + 1) as UserId

const owned = [
  ['mario.rossi', '6f1d0c9e-2b47-4a53-9c18-51a7be20f3d4', 'Telefono di Mario', 'Android', true],
  ['mario.rossi', 'c3b85a10-7e64-4f0a-8d2b-9e6f40a1b7c2', 'Tablet in cucina', 'iPadOS', true],
  ['mario.rossi', '0a9e7741-d5c2-4c6e-b1f8-3d2c5e8a6f90', 'Vecchio telefono', 'Android', false],
  ['sara.bruni', '8d47f2b6-19ac-4e35-a0d7-6c1b9f5e2a83', 'iPhone di Sara', 'iOS', true],
  ['amministratore', 'e52c61d8-4f93-4b7a-95e0-2a8d7c3f1b46', 'PC Ufficio relazioni con il pubblico', 'Windows', true],
] as const

/** Their registered devices. */
export const seededDevices = (): readonly Device[] =>
  owned.map(([username, registrationCode, name, type, enabled], at) => {
    const id = (at + 1) as Id<'RegisteredDevice'>
    return {
      id,
      owner: userIdOf(username),
      device: { id, registrationCode, name, enabled },
      info: {
        registrationCode,
        position: undefined,
        name,
        type,
        allowsNotices: true,
        allowsPosition: false,
        privacyAccepted: true,
        profile: 'piazza',
        active: enabled,
      },
    }
  })

/** The age of the initial agreements, in days. */
const AGREED_DAYS_AGO = 40

/** The moments of the initial agreements. */
export const seededAgreements = (now: Instant): readonly SavedAgreement[] =>
  seededPeople()
    .flatMap(({ id: owner, agreements }) =>
      POLICIES.filter((policy) => agreements[policy]).map((policy) => ({ owner, policy })),
    )
    .map(({ owner, policy }, at) => ({
      id: (at + 1) as SavedAgreement['id'],
      owner,
      policy,
      savedAt: (now - AGREED_DAYS_AGO * 86_400_000) as Instant,
    }))
