import { describe, expect, test } from 'vitest'
import { REMOVED } from '#domain/images/picture-change.ts'
import type { Origin } from '#domain/origin.ts'
import { changesNames, draftOf, draftProblems, type ProfileDraft, profileOf, savedPart } from './profile-draft.ts'
import { type Profile, PROFILE_FIELDS } from './profile.ts'

const ada: Profile = {
  name: 'Ada',
  surname: 'Bianchi',
  municipality: 'Varese',
  address: undefined,
  postalCode: '21100',
  province: 'VA',
  country: 'Italia',
  email: 'ada@example.it',
  landline: undefined,
  mobile: '3471234567',
  image: 'ada.png',
}
const draft = draftOf(ada)
const written = (fields: Partial<ProfileDraft>): ProfileDraft => ({ ...draft, ...fields })

describe('A draft', () => {
  test('is equal to the profile it is made from', () => {
    expect(draft).toMatchObject({ name: 'Ada', address: '', landline: '', picture: { kind: 'kept', image: 'ada.png' } })
    expect(profileOf(draft)).toEqual(ada)
    const empty = draftOf(profileOf(written(Object.fromEntries(PROFILE_FIELDS.map((field) => [field, ''])))))
    expect(PROFILE_FIELDS.map((field) => empty[field]).join('')).toBe('')
  })

  test.each(['0332 281450 int. 3', '0332 281450 / 0332 281451', 'chiedere in ufficio', '347'])(
    'neither refuses nor rewrites what the server said: %s',
    (landline) => {
      const kept = draftOf({ ...ada, landline, email: 'ada presso esempio', postalCode: '2110' })
      expect(draftProblems(kept)).toEqual({})
      expect(profileOf({ ...kept, name: 'Adele' })).toMatchObject({ name: 'Adele', landline, postalCode: '2110' })
      expect(draftProblems({ ...kept, landline: `${landline} x` })).toEqual({ landline: 'wrongPhone' })
    },
  )

  test('trims its texts, and reduces phones to their digits', () =>
    expect(
      profileOf(written({ name: ' Ada Maria ', surname: ' Bianchi', municipality: '  ', mobile: '+39 347 12-34.567' })),
    ).toMatchObject({
      name: 'Ada Maria',
      surname: 'Bianchi',
      municipality: undefined,
      mobile: '+393471234567',
    }))

  test('goes back to the server with what it had beside the known fields (fault 55)', () => {
    const origin = { nome: 'Ada', codice_fiscale: 'BNCDAA80A41L682X' } as unknown as Origin
    const known = draftOf({ ...ada, origin })
    expect(known).toEqual({ ...draft, origin })
    expect(profileOf({ ...known, name: 'Adele' })).toEqual({ ...ada, name: 'Adele', origin })
  })

  test('names only the picture that it keeps', () =>
    expect(profileOf(written({ picture: REMOVED })).image).toBeUndefined())
})

describe('What is wrong with a draft (PROF-03)', () => {
  test.each<[Partial<ProfileDraft>, object]>([
    [{}, {}],
    [{ name: ' ' }, { name: 'missing' }],
    [{ surname: '' }, { surname: 'missing' }],
    [{ email: '', mobile: '', postalCode: '', address: '' }, {}],
    [{ email: 'ada' }, { email: 'wrongEmail' }],
    [{ email: 'ada@example' }, { email: 'wrongEmail' }],
    [{ email: 'ada bianchi@example.it' }, { email: 'wrongEmail' }],
    [{ email: ' ada.b+prova@posta.comune.varese.it ' }, {}],
    [{ postalCode: '2110' }, { postalCode: 'wrongPostalCode' }],
    [{ postalCode: '21 100' }, { postalCode: 'wrongPostalCode' }],
    [{ postalCode: '211001' }, { postalCode: 'wrongPostalCode' }],
    [{ postalCode: ' 21100 ' }, {}],
    [{ postalCode: 'W1A', country: 'Gran Italia' }, {}],
    [{ postalCode: 'W1A', country: 'Itaca' }, {}],
    [{ mobile: 'tel 347 1234567' }, { mobile: 'wrongPhone' }],
    [{ mobile: ' +39 347 1234567', landline: '123456' }, {}],
    [{ mobile: '123456789012345' }, {}],
    [{ postalCode: 'W1A 1AA', country: ' ITALIA ' }, { postalCode: 'wrongPostalCode' }],
    [{ postalCode: 'W1A 1AA', country: 'Regno Unito' }, {}],
    [{ mobile: '347' }, { mobile: 'wrongPhone' }],
    [{ mobile: '347 12 34 abc' }, { mobile: 'wrongPhone' }],
    [{ mobile: '1234567890123456' }, { mobile: 'wrongPhone' }],
    [{ landline: '(0332) 28-14.50' }, {}],
    [{ landline: '0332/281450', mobile: '+39 347 1234567' }, {}],
    [{ landline: '+' }, { landline: 'wrongPhone' }],
  ])('%j: %j', (fields, problems) => expect(draftProblems(written(fields))).toEqual(problems))

  test('a name that the server never had may stay empty, and may be filled in', () => {
    const nameless = draftOf({ ...ada, name: '', surname: '' })
    expect([draftProblems(nameless), draftProblems({ ...nameless, name: 'Ada' })]).toEqual([{}, {}])
    expect(draftProblems({ ...draftOf({ ...ada, surname: '' }), name: '' })).toEqual({ name: 'missing' })
  })
})

describe('A save', () => {
  test('changes the names when one of them changes (PROF-04)', () => {
    expect(changesNames(ada, profileOf(written({ name: 'Ada ' })))).toBe(false)
    expect(changesNames(ada, profileOf(written({ name: 'Ava' })))).toBe(true)
    expect(changesNames(ada, profileOf(written({ surname: 'Neri' })))).toBe(true)
  })

  test('concerns the image when nothing else changes (PROF-09)', () => {
    expect(savedPart(ada, written({ picture: REMOVED }))).toBe('image')
    expect(savedPart(ada, written({ picture: REMOVED, name: 'Ava' }))).toBe('profile')
    expect(savedPart(ada, written({ picture: REMOVED, landline: '0332 281450' }))).toBe('profile')
    expect(savedPart(ada, draft)).toBe('profile')
  })
})
