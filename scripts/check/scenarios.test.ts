import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenBy, readFeatures } from './scenarios.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenarios-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

let written = 0
/** The violations of a feature, without the name of its file. */
const wrongWith = async (source: string): Promise<readonly string[]> => {
  written += 1
  const file = join(folder, `${written}.feature`)
  writeFileSync(file, source)
  const { features, unread } = await readFeatures([file])
  return [...unread, ...features.flatMap(brokenBy)].map((line) => line.replace(/^\S*\.feature:?/, ''))
}

const steps = (count: number): string => '    When he goes on\n'.repeat(count)
const scenario = (body: string, tags = '@REG-01'): string =>
  `Feature: Ways\n\n  ${tags}\n  Scenario: Mario goes\n${body}`

const withBackground = (count: number): string =>
  `Feature: Ways\n  Background: At Home\n${steps(count)}\n  @REG-01\n  Scenario: Mario goes\n${steps(6)}`
const said = (step: string) => wrongWith(scenario(`    When ${step}\n`))

describe('the length of a scenario', () => {
  test('is at most six steps', async () => {
    expect(await wrongWith(scenario(steps(6)))).toEqual([])
    expect(await wrongWith(scenario(steps(7)))).toEqual(['4 7 steps, where 6 are the most: Mario goes'])
  })

  test('is not zero, as when the first keyword of a step is unknown', async () => {
    expect(await wrongWith(scenario('    Wehn he goes on\n'))).toEqual(['4 no steps: Mario goes'])
  })

  test('does not include tables and comments', async () => {
    expect(
      await wrongWith(scenario(`${steps(6)}      | Nome | Mario |\n      | CAP  | 21016 |\n    # When\n`)),
    ).toEqual([])
  })

  test('does not include the background, which has the same maximum', async () => {
    expect(await wrongWith(withBackground(6))).toEqual([])
    expect(await wrongWith(withBackground(7))).toEqual(['2 7 steps, where 6 are the most: At Home'])
  })

  test('is checked within rules too', async () => {
    const ruled = `Feature: Ways\n  @REG-01\n  Rule: Short\n    Scenario: Mario goes\n${steps(7)}`
    expect(await wrongWith(ruled)).toEqual(['4 7 steps, where 6 are the most: Mario goes'])
  })
})

describe('a clause', () => {
  test('is named by each scenario', async () => {
    expect(await wrongWith(scenario(steps(1), '@browser @desktop'))).toEqual(['4 no clause: Mario goes'])
    expect(await wrongWith(scenario(steps(1), '@browser @SHELL-20'))).toEqual([])
  })

  test('may be named once for all', async () => {
    expect(await wrongWith(`@REG-01\n${scenario(steps(1), '@browser')}`)).toEqual([])
  })
})

describe('the vocabulary', () => {
  test.each([
    'he opens /profile/users',
    'the answer is { }',
    'the user with the id 7 comes',
    'the JSON comes',
    'he reads "/profile/users"',
    'he is sent "{ 1 }"',
    'he is sent "[1]"',
  ])('finds engineers’ terms: %s', async (step) => {
    expect(await said(step)).toEqual([`5 no words of a citizen: ${step}`])
  })

  test.each([
    'he reads "Benvenuto, l’id del token è {segreto}"',
    'someone has changed his way back to "//evil.example"',
    'he considers his ideas, aside',
  ])('accepts citizens’ words: %s', async (step) => {
    expect(await said(step)).toEqual([])
  })

  test('includes tables, examples and names', async () => {
    const outline = `Feature: Ways

  @REG-01
  Scenario Outline: The id of <who>
    When he fills in
      | Nome | /profile |
    Then <who> is there

    Examples:
      | who   |
      | [1]   |
      | Mario |
`
    expect(await wrongWith(outline)).toEqual([
      '4 no words of a citizen: The id of <who>',
      '6 no words of a citizen: "/profile"',
      '11 no words of a citizen: "[1]"',
    ])
  })
})

test('a feature that cannot be parsed is reported', async () => {
  expect(await wrongWith(scenario(`${steps(1)}    Wehn he goes\n`))).toEqual([
    expect.stringContaining("got 'Wehn he goes'"),
  ])
})
