import * as Either from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { decodeAnswer } from '../client/answer.ts'
import type { AnyCall, Answer } from '../contract/call.ts'
import { contract } from '../contract/contract.ts'
import './unwrapping.ts'

const read = <C extends AnyCall>(call: C, json: unknown): Answer<C> => {
  const answer = decodeAnswer(call, json)
  if (Either.isLeft(answer)) throw new Error('It cannot be read')
  return answer.right
}
const sheetOf = (fields: object) => read(contract.sheets.one, { data: { id: 9, ...fields } })

const row = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([label, value]) => ({ label, value }))

test('A sheet has its data in one list, whether it came in groups or not (E015-02)', () => {
  const [one, two] = ['Gestore', 'Telefono'].map((label) => ({ label, value: 'x' }))
  expect(sheetOf({ data: [[one], [two]] }).data).toEqual(sheetOf({ data: [one, two] }).data)
})

test('The items of a map are those of its sheet', () => {
  expect(sheetOf({ map: [{ id: 5, title: 'Molo' }] }).items.map(({ title }) => title)).toEqual(['Molo'])
})

test('A row of labels and values is an item, or a flight, with the fields that they name', () => {
  const { items, flights } = sheetOf({
    items: [row({ title: 'Autosilo', freeParkingPlaces: '4', Custode: 'sì' })],
    flights: [row({ compagnia: 'Volotea', numero: 'V7 12', area: 'B', status: 'landed' })],
  })
  expect(items).toMatchObject([{ title: 'Autosilo', parking: { free: 4 } }])
  expect(flights).toMatchObject([{ airline: 'Volotea', number: 'V7 12', area: 'B', status: 'landed' }])
})

test.each<[unknown, boolean]>([
  [{ value: 1, label: 'Sì' }, true],
  [{ value: 0, label: 'No' }, false],
  [{ code: 'S' }, true],
  [{ code: 'N' }, false],
  [{}, false],
])('an agreement in a record of a choice is read: %j (PRIV-01)', (agreement, agreed) => {
  const { rows } = read(contract.notices.agreement, { data: [{ policy: 'INFORMATIVA_APP', agreement }] })
  expect(rows).toMatchObject([{ agreed }])
})
