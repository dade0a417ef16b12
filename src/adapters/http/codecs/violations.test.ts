import { describe, expect, test } from 'vitest'
import { CONTRACT } from '#domain/town/dialect.ts'
import { readAnswer } from '../client/answer.ts'
import { contract } from '../contract/contract.ts'
import { fieldsSaid } from './violations.ts'

const ofRegistration = (json: unknown) => fieldsSaid(contract.account.register.body, json, CONTRACT)
const ofUser = (json: unknown, dialect = CONTRACT) => fieldsSaid(contract.users.create.body, json, dialect)

describe('what a refusal says of single fields', () => {
  test.each([
    [{ violations: [{ propertyPath: 'profile.email', message: 'Casella piena' }] }],
    [{ violations: [{ propertyPath: 'data.profile[email]', title: 'Casella piena' }] }],
    [{ data: { violations: [{ propertyPath: 'email', message: '<b>Casella</b> piena' }] } }],
    [{ errors: { email: ['Casella piena'] } }],
    [{ errors: { 'profile.email': 'Casella piena' } }],
    [{ errors: [{ field: 'email', message: 'Casella piena' }] }],
    [{ errors: { errors: [], children: { profile: { children: { email: { errors: ['Casella piena'] } } } } } }],
    [{ errors: { children: { EMAIL: { errors: [{ message: 'Casella piena' }] } } } }],
  ])('is known by the name of the field in the app: %j', (json) => {
    expect(ofRegistration(json)).toEqual({ email: 'Casella piena' })
  })

  test('is joined where it says several things, and is said of each field', () => {
    const errors = { email: ['Casella piena', 'Dominio ignoto'], username: ['Troppo corto', 'Troppo corto'] }
    expect(ofRegistration({ errors })).toEqual({ email: 'Casella piena Dominio ignoto', username: 'Troppo corto' })
  })

  test.each([
    [undefined],
    ['Casella piena'],
    [{ message: 'Casella piena' }],
    [{ errors: 'Casella piena' }],
    [{ errors: { codiceFiscale: ['Manca'] } }],
    [{ violations: [{ propertyPath: 'email', message: 'This value is not valid.' }] }],
    [{ violations: [{ propertyPath: '', message: 'Casella piena' }] }],
    [{ violations: [null, 7, 'email'] }],
  ])('is nothing where it names no field of the request, or has no words for a citizen: %j', (json) => {
    expect(ofRegistration(json)).toBeUndefined()
  })

  test('is known by the likely names of a field, and by the one that the town gives it', () => {
    const dialect = { names: { 'new user': { email: 'recapito' } } }
    expect(ofUser({ errors: { indirizzo_email: 'Piena' } })).toEqual({ email: 'Piena' })
    expect(ofUser({ errors: { recapito: 'Piena' } }, dialect)).toEqual({ email: 'Piena' })
    expect(ofUser({ errors: { recapito: 'Piena' } })).toBeUndefined()
  })
})

test('A refusal has them beside its message', async () => {
  const violations = [{ propertyPath: 'profile.email', message: 'Casella piena' }]
  const refused = await readAnswer(contract.account.register, Response.json({ violations }, { status: 422 }))
  expect(refused).toEqual({
    _tag: 'Left',
    left: { _tag: 'Refused', status: 422, message: 'Casella piena', fields: { email: 'Casella piena' } },
  })
})
