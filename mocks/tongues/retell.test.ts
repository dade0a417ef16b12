import { describe, expect, test } from 'vitest'
import { contract } from '#adapters/http/contract/contract.ts'
import { createWorld } from '../node.ts'
import { lotOf } from './retell.ts'
import { spokenIn } from './spoken.ts'
import { type Tongue, tongueAsked, tongueNamed } from './tongue.ts'

test('the choice of a form covers every number, and is stable for the same words', () => {
  const words = Array.from({ length: 200 }, (_, index) => `GET /app/tags.${index}.name`)
  expect(new Set(words.map((one) => lotOf(one, 5)))).toEqual(new Set([0, 1, 2, 3, 4]))
  expect(words.map((one) => lotOf(one, 5))).toEqual(words.map((one) => lotOf(one, 5)))
})

describe('a list in loose', () => {
  const tags = [1, 2, 3, 4].map((id) => ({ id, name: `Tag ${id}` }))
  test('has one invalid element, and a valid one after it', () => {
    const said = spokenIn('loose', contract.notices.tags, { data: tags })
    const { data } = said.kind === 'json' ? (said.body as { data: readonly unknown[] }) : { data: [] }
    expect(data).toHaveLength(5)
    expect(contract.notices.tags.answer.decode({ data })).toMatchObject({ right: tags })
    expect(contract.notices.tags.answer.decode({ data: data.slice(-1) })).toMatchObject({ right: [tags[3]] })
  })
  test('stays empty when it is empty', () => {
    expect(spokenIn('loose', contract.notices.tags, { data: [] })).toEqual({ kind: 'json', body: { data: [] } })
  })
})

/** The languages, and a refusal, in the dialect of a server. */
const heardFrom = async (tongue: Tongue): Promise<readonly unknown[]> => {
  const world = await createWorld({ tongue })
  world.listen()
  const answer = await fetch('https://api.example.it/app/languages')
  const refusal = await fetch('https://api.example.it/app/e015s/9999/countries/1?admin=N')
  world.close()
  return [await answer.json(), await refusal.json()]
}

test('a world with another dialect answers and refuses in it', async () => {
  const [languages, message] = [[{ code: 'it' }, { code: 'es' }], expect.any(String) as string]
  expect(await heardFrom('own')).toMatchObject([{ data: languages }, { message }])
  expect(await heardFrom('flat')).toMatchObject([languages, { message }])
  expect(await heardFrom('nested')).toMatchObject([{ data: { data: languages } }, { data: { message } }])
})

test('an unknown dialect is an error in the options, and is ignored in a URL', () => {
  expect(() => tongueAsked('latin')).toThrow('No tongue is called latin')
  expect([tongueAsked(undefined), tongueAsked(''), tongueAsked('php')]).toEqual(['own', 'own', 'php'])
  expect(tongueNamed('latin')).toBeUndefined()
})
