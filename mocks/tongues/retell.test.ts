import { describe, expect, test } from 'vitest'
import { contract } from '#adapters/http/contract/contract.ts'
import { createWorld } from '../node.ts'
import { lotOf } from './retell.ts'
import { spokenIn } from './spoken.ts'
import { type Tongue, tongueAsked, tongueNamed } from './tongue.ts'

test('lots fall on every number, the same for the same words', () => {
  const words = Array.from({ length: 200 }, (_, index) => `GET /app/tags.${index}.name`)
  expect(new Set(words.map((one) => lotOf(one, 5)))).toEqual(new Set([0, 1, 2, 3, 4]))
  expect(words.map((one) => lotOf(one, 5))).toEqual(words.map((one) => lotOf(one, 5)))
})

describe('a list in loose', () => {
  const tags = [1, 2, 3, 4].map((id) => ({ id, name: `Tag ${id}` }))
  test('has one element that cannot be read, and one that can behind it', () => {
    const said = spokenIn('loose', contract.notices.tags, { data: tags })
    const { data } = said.kind === 'json' ? (said.body as { data: readonly unknown[] }) : { data: [] }
    expect(data).toHaveLength(5)
    expect(contract.notices.tags.answer.decode({ data })).toMatchObject({ right: tags })
    expect(contract.notices.tags.answer.decode({ data: data.slice(-1) })).toMatchObject({ right: [tags[3]] })
  })
  test('of nothing says nothing', () => {
    expect(spokenIn('loose', contract.notices.tags, { data: [] })).toEqual({ kind: 'json', body: { data: [] } })
  })
})

/** The languages, and a refusal, as a server of a tongue writes them. */
const heardFrom = async (tongue: Tongue): Promise<readonly unknown[]> => {
  const world = await createWorld({ tongue })
  world.listen()
  const answer = await fetch('https://api.example.it/app/languages')
  const refusal = await fetch('https://api.example.it/app/e015s/9999/countries/1?admin=N')
  world.close()
  return [await answer.json(), await refusal.json()]
}

test('a world whose server has another tongue answers and refuses in it', async () => {
  const [languages, message] = [[{ code: 'it' }, { code: 'es' }], expect.any(String) as string]
  expect(await heardFrom('own')).toMatchObject([{ data: languages }, { message }])
  expect(await heardFrom('flat')).toMatchObject([languages, { message }])
  expect(await heardFrom('nested')).toMatchObject([{ data: { data: languages } }, { data: { message } }])
})

test('a tongue that nobody has is an error where it is asked for, and passed over where it stands in an address', () => {
  expect(() => tongueAsked('latin')).toThrow('No tongue is called latin')
  expect([tongueAsked(undefined), tongueAsked(''), tongueAsked('php')]).toEqual(['own', 'own', 'php'])
  expect(tongueNamed('latin')).toBeUndefined()
})
