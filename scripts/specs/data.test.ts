import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gulpease, sentencesOf } from '#scripts/check/gulpease.ts'
import { AREAS, folderOf } from './areas.ts'
import { clauseAreas, readJson, SUMMARIES } from './model.ts'

const features = globSync('features/*/*.feature')
const clauses = clauseAreas(readFileSync('docs/clauses.md', 'utf8')).flatMap((area) => area.clauses)

describe('the Italian summaries in features/summaries.it.json', () => {
  const summaries = Object.entries(readJson<string>(SUMMARIES))

  test('are of each feature, and of nothing else', () =>
    expect(summaries.map(([uri]) => uri).toSorted()).toEqual(features.toSorted()))

  test('are read without help by whoever left school at fourteen, in two or three sentences', () =>
    expect(summaries.filter(([, text]) => (gulpease(text) ?? 0) < 60 || ![2, 3].includes(sentencesOf(text)))).toEqual(
      [],
    ))
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
