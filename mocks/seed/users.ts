import type { Role, UserId } from '#domain/identity/user.ts'
import type { Job } from '#domain/users/managed-user.ts'
import type { Person } from '../collections/account.ts'
import { blankPerson } from '../collections/blank-person.ts'
import type { Occupation } from '../collections/users.ts'
import { type Chance, chanceOf } from './chance.ts'
import { PASSWORD, seededPeople } from './people.ts'

/** The number of generated users: with them the list has three pages. */
const OTHERS = 130

/** Splits a comma-separated text. */
const listed = (text: string): readonly [string, ...string[]] =>
  text.split(',').map((one) => one.trim()) as [string, ...string[]]

const NAMES = listed(`
  Alessandra, Alice, Andrea, Antonella, Agnese, Bruno, Camilla, Carlo, Chiara, Claudio, Daniela,
  Davide, Elena, Emanuele, Enrico, Erika, Fabio, Federica, Filippo, Francesca, Gabriele, Giorgio,
  Giovanna, Ilaria, Jacopo, Laura, Lorenzo, Lucia, Marco, Margherita, Matteo, Michela, Nadia, Niccolò,
  Ornella, Pietro, Rachele, Renato, Roberta, Samuele, Silvia, Simone, Stefania, Tommaso, Umberto,
  Valentina, Vittorio, Youssef, Zoe, Amina`)
const SURNAMES = listed(`
  Airoldi, Ambrosetti, Bardelli, Battistella, Bernasconi, Bianchi, Bottini, Broggi, Caravati,
  Castiglioni, Cattaneo, Colombo, Crespi, Croci, D’Amico, De Bernardi, El Amrani, Ferrario, Fontana,
  Galli, Ghiringhelli, Lualdi, Macchi, Magnani, Maroni, Martignoni, Mentasti, Milani, Moroni, Orrigoni,
  Pozzi, Premoli, Puricelli, Riva, Sartorelli, Speroni, Tettamanti, Turconi, Vanoni, Zanzi`)
type Pair = readonly [one: string, other: string]
type Pairs = readonly [Pair, ...Pair[]]
const MUNICIPALITIES: Pairs = [
  ['Varese', '21100'],
  ['Luino', '21016'],
  ['Gallarate', '21013'],
  ['Busto Arsizio', '21052'],
  ['Laveno-Mombello', '21014'],
  ['Saronno', '21047'],
  ['Somma Lombardo', '21019'],
  ['Tradate', '21049'],
]
const EMPLOYMENTS = listed(`
  Autista, Barista, Insegnante, Vigile urbano, Giornalista, Musicista, Farmacista, Fisioterapista,
  Guida turistica, Elettricista`)
const ACTIVITIES: Pairs = [
  ['Comune di Varese', 'Varese'],
  ['Biblioteca civica', 'Varese'],
  ['Teatro Intred', 'Varese'],
  ['Bar Pasticceria Centrale', 'Varese'],
  ['Protezione civile', 'Gallarate'],
  ['Mensa scolastica', 'Luino'],
  ['Polisportiva Varesina', 'Busto Arsizio'],
  ['Istituto comprensivo Varese 1', 'Varese'],
]

/** A name in the form of usernames: plain letters, without separators. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()

const jobBy = (chance: Chance): Job => {
  const [name, country] = chance.pick(ACTIVITIES)
  return { employment: chance.pick(EMPLOYMENTS), activity: chance.next() < 0.9 ? { name, country } : undefined }
}

const rolesBy = (chance: Chance): readonly Role[] => {
  const lot = chance.next()
  return lot < 0.03 ? ['admin', 'user'] : lot < 0.06 ? ['test'] : ['user']
}

const personBy = (chance: Chance, id: UserId, taken: ReadonlySet<string>): Person => {
  const [name, surname] = [chance.pick(NAMES), chance.pick(SURNAMES)]
  const wanted = `${plain(name)}.${plain(surname)}`
  const username = taken.has(wanted) ? `${wanted}${id}` : wanted
  const [municipality, postalCode] = chance.pick(MUNICIPALITIES)
  const isAbroad = chance.next() < 0.06
  const email = chance.next() < 0.92 ? `${username}@example.it` : undefined
  const blank = blankPerson(id, username, PASSWORD)
  return {
    ...blank,
    user: { ...blank.user, name, surname, email, roles: rolesBy(chance) },
    profile: {
      ...blank.profile,
      name,
      surname,
      email,
      ...(isAbroad
        ? { municipality: 'Lugano', postalCode: '6900', country: 'Svizzera' }
        : { municipality, postalCode, province: 'VA', country: 'Italia' }),
    },
    active: chance.next() < 0.94,
  }
}

/** The documented people who work in the administration. */
const KNOWN_JOBS: readonly (readonly [username: string, job: Job])[] = [
  ['amministratore', { employment: 'Responsabile URP', activity: { name: 'Comune di Varese', country: 'Varese' } }],
  ['mario.rossi', { employment: 'Volontario', activity: { name: 'Protezione civile', country: 'Gallarate' } }],
]

/** All other accounts, and their jobs; deterministic by seed. */
export const seededUsers = (
  seed: number,
): Readonly<{ people: readonly Person[]; occupations: readonly Occupation[] }> => {
  const chance = chanceOf(seed)
  const known = seededPeople()
  const taken = new Set(known.map(({ user }) => user.username))
  const people: Person[] = []
  const occupations = known.flatMap(({ id, user }): Occupation[] =>
    KNOWN_JOBS.filter(([username]) => username === user.username).map(([, job]) => ({
      id,
      jobs: [job],
      otherRoles: [],
    })),
  )
  for (let id = known.length + 1; id <= known.length + OTHERS; id += 1) {
    const person = personBy(chance, id as UserId, taken)
    taken.add(person.user.username)
    people.push(person)
    if (chance.next() < 0.4) occupations.push({ id: person.id, jobs: [jobBy(chance)], otherRoles: [] })
  }
  return { people, occupations }
}
