import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { profile } from './account.ts'
import { PROFILE } from './names/account.ts'
import { neighboursOf } from './names/neighbours.ts'
import { editedUser, userChange } from './users.ts'
import type { AnyWire } from './wire.ts'

const read = <A>(codec: { decode: (value: unknown) => Either.Either<unknown, A> }, wire: unknown): A => {
  const result = codec.decode(wire)
  if (Either.isLeft(result)) throw new Error('It cannot be read')
  return result.right
}

/** What is written of what was read, after its way through a store of texts. */
const back = (codec: AnyWire, wire: unknown): unknown =>
  codec.encode(JSON.parse(JSON.stringify(read<unknown>(codec, wire))))

const GIANNI = {
  name: 'Gianni',
  surname: 'Riva',
  municipality: 'Laveno',
  address: 'Via Fortino 2',
  postalCode: '21014',
  province: 'VA',
  country: 'Italia',
  email: 'gianni@example.it',
  landline: '0332 66 1122',
  mobile: '3331112223',
}
type Field = keyof typeof GIANNI

/** The ways in which the words of a name are joined. */
const spellings = (name: string): readonly string[] => [
  ...new Set([
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    name.slice(0, 1).toUpperCase() + name.slice(1),
    name.toUpperCase(),
  ]),
]
const cases = (Object.keys(GIANNI) as Field[]).flatMap((field) =>
  [...neighboursOf(field, PROFILE, new Set()), ...spellings(field)]
    .filter((name) => name !== field)
    .map((name) => [field, name] as const),
)

describe('a profile', () => {
  test.each(cases)('whose %s is called %s is read, changed and written under that name (fault 55)', (field, name) => {
    const { [field]: value, ...others } = GIANNI
    const wire = { ...others, [name]: value }
    const known = read(profile, wire)
    expect({ ...known, origin: undefined }).toEqual({ ...GIANNI, image: undefined, origin: undefined })
    expect(profile.encode({ ...known, [field]: 'altro' })).toEqual({ ...others, [name]: 'altro' })
  })

  test.each(cases)('whose %s is empty under %s is filled under that name', (field, name) => {
    const { [field]: _, ...others } = GIANNI
    const known = read(profile, { ...others, [name]: '' })
    expect(profile.encode({ ...known, [field]: 'nuovo' })).toEqual({ ...others, [name]: 'nuovo' })
  })

  test('keeps what is unknown of it, and what it is called, on its way through a store', () => {
    const wire = { ...GIANNI, cap: '21014', postalCode: undefined, codiceFiscale: 'RVI', figli: [{ nome: 'Pia' }] }
    const { postalCode: _, ...written } = wire
    expect(back(profile, wire)).toEqual(written)
    expect(read(profile, profile.encode(read(profile, wire)))).toEqual(read(profile, wire))
  })

  test('in the form of the contract has no origin', () => {
    expect(read(profile, GIANNI)).not.toHaveProperty('origin')
  })

  test('takes no secret with it', () => {
    expect(back(profile, { ...GIANNI, passwordHash: 'x', salt: 'y', apiToken: 'z' })).toEqual(GIANNI)
  })
})

describe('a user', () => {
  const WIRE = { id: 8, nome: 'Bice', cognome: 'Galli', mail: 'b@example.it', roles: ['ROLE_USER'], attivo: 'Y' }

  test('is changed by an administrator under the names it came with, with its unknown fields (ADMIN-03, fault 55)', () => {
    const { origin } = read(editedUser, { ...WIRE, matricola: 77, password: '$2y$', fullname: 'Bice Galli' })
    const change = { name: 'Bea', surname: 'Galli', email: '', active: false, password: 'Nuova2026!', origin }
    expect(userChange.encode(change)).toEqual({
      nome: 'Bea',
      cognome: 'Galli',
      mail: '',
      attivo: 'N',
      password: 'Nuova2026!',
      matricola: 77,
    })
  })

  test.each([
    [true, false],
    [1, 0],
    ['S', 'N'],
    ['si', 'no'],
    ['Y', 'N'],
  ])('whose state came as %j under a name of its own is switched off as %j', (attivo, off) => {
    const { origin } = read(editedUser, { ...WIRE, attivo })
    expect(userChange.encode({ name: 'Bea', surname: 'Galli', active: false, origin })).toMatchObject({ attivo: off })
    expect(userChange.encode({ name: 'Bea', surname: 'Galli', active: true, origin })).toMatchObject({ attivo })
  })

  test('that has only a whole name is changed by the names of the contract', () => {
    const { name, origin } = read(editedUser, { id: 8, fullname: 'Bice Galli' })
    expect(name).toBe('Bice Galli')
    expect(userChange.encode({ name: 'Bea', surname: 'Galli', origin })).toEqual({ name: 'Bea', surname: 'Galli' })
  })
})
