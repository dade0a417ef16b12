import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { gulpease, sentencesOf } from '#scripts/check/gulpease.ts'
import { readFeatures } from '#scripts/check/scenarios.ts'
import { AREAS, folderOf, inReadingOrder } from './areas.ts'
import { clauseAreas, describedIn } from './model.ts'

const features = globSync('features/*/*.feature')
const clauses = clauseAreas(readFileSync('docs/clauses.md', 'utf8')).flatMap((area) => area.clauses)

describe('the Italian summaries of the features', () => {
  let summaries: readonly (readonly [uri: string, description: string, summary: string])[]
  beforeAll(async () => {
    const read = await readFeatures(['features/**/*.feature'])
    summaries = read.features.map(({ uri = '', feature }) => {
      const { description, summary } = describedIn(feature?.description ?? '')
      return [uri, description, summary] as const
    })
  })

  test('stand under the benefit of each feature', () => {
    expect(summaries.map(([uri]) => uri).toSorted()).toEqual(features.toSorted())
    expect(summaries.filter(([, description, summary]) => description === '' || summary === '')).toEqual([])
  })

  test('are read without help by whoever left school at fourteen, in two or three sentences', () =>
    expect(summaries.filter(([, , text]) => (gulpease(text) ?? 0) < 60 || ![2, 3].includes(sentencesOf(text)))).toEqual(
      [],
    ))
})

test('an area names only features that are in its folder', () =>
  expect(
    AREAS.flatMap(({ folder, first = [] }) => first.map((name) => `features/${folder}/${name}.feature`)).filter(
      (uri) => !features.includes(uri),
    ),
  ).toEqual([]))

test('the features of an area are read in its order, and those that it does not name after them', () => {
  const area = { folder: 'home', name: { it: '', en: '' }, first: ['z', 'b'] }
  const uris = [
    'features/home/c.feature',
    'features/home/a.feature',
    'features/home/b.feature',
    'features/home/z.feature',
  ]
  expect(
    inReadingOrder(
      area,
      uris.map((uri) => ({ uri })),
    ).map(({ uri }) => uri.at(-9)),
  ).toEqual(['z', 'b', 'a', 'c'])
})

test('each area of the features is in the table of areas, once', () =>
  expect(AREAS.map(({ folder }) => folder).toSorted()).toEqual([...new Set(features.map(folderOf))].toSorted()))

describe('the sentences of the specification', () => {
  const specification = readFileSync('docs/specification.md', 'utf8')

  test('are missing only where the clause says that it was decided', () =>
    expect(clauses.filter(({ text, seed }) => seed.length === 0 && !text.includes('[decided'))).toEqual([]))

  test('stand there word by word', () =>
    expect(clauses.flatMap(({ seed }) => seed).filter((sentence) => !specification.includes(sentence))).toEqual([]))
})
