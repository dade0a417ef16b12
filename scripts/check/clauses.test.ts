import { describe, expect, test } from 'vitest'
import {
  clausesIn,
  clausesNamedIn,
  definedTwice,
  knownFrom,
  missingFilesIn,
  uncodedIn,
  unlistedIn,
  unknownIn,
  unnamedIn,
  unprovenIn,
  unsourcedIn,
} from './clauses.ts'

const CLAUSES = `
## PWD: passwords
- **PWD-05** Forced change.
- **PWD-06** Required fields (see PWD-05).
- **PWD-07** Both passwords agree.
- **E015-01** A sheet.
`
const FAULTS = `
- **8** Two tabs.
- **9** A tab dies.
- **45** Position denied.
`
const known = knownFrom(CLAUSES, FAULTS)
/** Joined from two parts, so that the check does not report this file. */
const gone = (number: string) => ['PWD', number].join('-')
const unnamed = (...tests: readonly string[]) => unnamedIn(tests, known)
const wrongWith = (text: string) => unknownIn('src/a.ts', text, known)

test('reads the definitions of both files', () => {
  expect([...known.clauses]).toEqual(['PWD-05', 'PWD-06', 'PWD-07', 'E015-01'])
  expect([...known.faults]).toEqual(['8', '9', '45'])
})

test('finds a clause or fault that is defined twice', () => {
  expect(definedTwice(CLAUSES, FAULTS)).toEqual([])
  expect(definedTwice(`${CLAUSES}- **PWD-06** Again.\n`, `${FAULTS}- **9** Again.\n`)).toEqual(['PWD-06', '9'])
})

describe('a reference to a clause', () => {
  test.each(['(PWD-05)', '@PWD-05 @E015-01', 'PWD-05, PWD-06.'])('passes when the clause is defined: %s', (text) =>
    expect(wrongWith(text)).toEqual([]),
  )

  test('is reported with file and line when the clause is not defined', () => {
    expect(wrongWith(`// one\n// two (PWD-05, ${gone('99')})\n`)).toEqual([
      `src/a.ts:2 ${gone('99')} is not in docs/clauses.md`,
    ])
  })

  test.each([
    ['with an unknown area', ['PASSWORD', '01']],
    ['with a number of one digit', ['PWD', '5']],
    ['with a number of three digits', ['PWD', '005']],
  ])('%s is reported', (_, parts) => {
    const id = parts.join('-')
    expect(wrongWith(`@${id}`)).toEqual([`src/a.ts:1 ${id} is not in docs/clauses.md`])
  })

  test.each(['ATTIVA-1', 'ISO3166-1', 'M-80', '2026-11-20', 'DD-MM-YYYY', 'x-PWD-99-y', 'UTF-8'])(
    'is not found in other text: %s',
    (text) => expect(wrongWith(text)).toEqual([]),
  )
})

describe('a range of clauses', () => {
  test.each(['PWD-05 … PWD-07', 'PWD-05…PWD-07', 'PWD-05 .. PWD-07', 'PWD-05 – 07'])(
    'passes when all its clauses are defined: %s',
    (text) => expect(wrongWith(text)).toEqual([]),
  )

  test('is reported once for an end that is not defined', () => {
    expect(wrongWith(`PWD-07 … ${gone('08')}`)).toEqual([`src/a.ts:1 ${gone('08')} is not in docs/clauses.md`])
    expect(wrongWith('PWD-07 … 08')).toEqual([`src/a.ts:1 ${gone('08')} of PWD-07 … 08 is not in docs/clauses.md`])
  })

  test('is reported for a clause inside it that is not defined', () => {
    const some = knownFrom('- **PWD-05** One.\n- **PWD-07** Two.\n', '')
    expect(unknownIn('a.md', 'PWD-05 … PWD-07', some)).toEqual([
      'a.md:1 PWD-06 of PWD-05 … PWD-07 is not in docs/clauses.md',
    ])
  })

  test.each([
    ['PWD-07', 'PWD-05'],
    ['PWD-05', 'E015-01'],
  ])('is reported when it has two areas or runs backwards: %s to %s', (...ends) => {
    const range = ends.join(' … ')
    expect(wrongWith(range)).toEqual([`src/a.ts:1 ${range} is no range`])
  })
})

describe('a reference to a fault', () => {
  test.each(['(fault 8)', '(PWD-05, fault 8)', 'faults 8 and 9', 'Faults 8, 9 and 45', ' * (fault\n * 45)'])(
    'passes when the fault is defined: %j',
    (text) => expect(wrongWith(text)).toEqual([]),
  )

  test('is reported with the line of the word when the fault is not defined', () => {
    const word = 'fault'
    const told = [`src/a.ts:2 ${word} 99 is not in docs/faults.md`]
    expect(wrongWith(`one\n(${word}s 8 and 99)`)).toEqual(told)
    expect(wrongWith(`one\n * (${word}\n * 99)`)).toEqual(told)
    expect(wrongWith(`one\n@${word}-9 @${word}-99`)).toEqual(told)
  })

  test.each(["fault: '500@home.entries'", 'default 20', '?fault=500', 'a fault, 2 for a success'])(
    'is not found in other text: %s',
    (text) => expect(wrongWith(text)).toEqual([]),
  )
})

describe('a fault', () => {
  /** Put in, so that this file names no fault. */
  const word = 'fault'
  const missing = `No test names ${word} 45`

  test('is named by the title of a unit test or the tag of a scenario', () => {
    const titles = `test('ends (PWD-05, ${word} 8)', …)\ntest.each(ends)(\n  'ends at %s (${word}s 8 and 9)', …)`
    expect(unnamed(titles)).toEqual([missing])
    expect(unnamed(titles, `@PWD-05 @${word}-45 @server`)).toEqual([])
  })

  test.each([`// It's over (${word} 45)`, `/** Ends (${word} 45). */`, `expect('(${word} 45)')`])(
    'is not named by anything else: %s',
    (text) => expect(unnamed(text)).toContain(missing),
  )
})

describe('a source file that a document names', () => {
  const files = ['src/domain/topics/topic.ts', 'features/topics/access.feature']

  test.each(['`topic.ts`', '`topics/topic.ts`', '`src/domain/topics/topic.ts`', '`access.feature`', '`x.machine.ts`'])(
    'passes when it exists: %s',
    (text) => expect(missingFilesIn('README.md', text, files)).toEqual([]),
  )

  test.each(['opic.ts', 'domain/topic.ts', 'gone.tsx'])('is reported when it does not exist: %s', (name) =>
    expect(missingFilesIn('README.md', `See \`${name}\`.`, files)).toEqual([
      `README.md names ${name}, which does not exist`,
    ]),
  )
})

/** Two clauses, with what stands under them. */
const WITH_SOURCES = `
## PWD: passwords
- **PWD-05** Forced change.
  - Seed: The change is forced.
  - Seed: At once.
- **PWD-06** [decided] Chosen.
  - Seed: nothing
  - Decided: It is chosen. \`a.ts\`
`

test('reads a clause with what stands under it', () =>
  expect(clausesIn(WITH_SOURCES)).toEqual([
    { id: 'PWD-05', text: 'Forced change.', seed: ['The change is forced.', 'At once.'], decided: [] },
    { id: 'PWD-06', text: '[decided] Chosen.', seed: [], decided: ['It is chosen. `a.ts`'] },
  ]))

describe('what stands under a clause', () => {
  test('is a sentence of the seed, or says that there is none', () => expect(unsourcedIn(WITH_SOURCES)).toEqual([]))

  test('is reported where it is missing, or neither that nor what was decided', () =>
    expect(unsourcedIn('- **PWD-07** Plain.\n  - Sed: A slip.\n\n## Next\n\n- A line.\n')).toEqual([
      'Under PWD-07 stands no "Seed: …": a sentence of the specification, or "nothing"',
      'Under PWD-07 stands neither "Seed: …" nor "Decided: …": - Sed: A slip.',
    ]))
})

test('reports a clause that is marked [decided] and names no file, and such a file that no clause names', () => {
  const clauses = `${WITH_SOURCES}- **PWD-07** Chosen [decided: so].\n  - Decided: So.\n`
  expect(unlistedIn(clauses, ['src/a.ts', 'src/b.ts'])).toEqual([
    'PWD-07 says [decided], and no "Decided: …" under it names a file',
    'src/b.ts says [decided], and docs/clauses.md does not name it',
  ])
})

describe('the proof of a clause', () => {
  const tagged = ['  @PWD-05 @clock\n  Scenario: One', '@PWD-06 @PWD-07']

  test('is a scenario with its tag', () => expect(unprovenIn([...tagged, '@E015-01'], known)).toEqual([]))

  test('is missing once its last tag is gone', () =>
    expect(unprovenIn([tagged[0] ?? '', '@E015-01'], known)).toEqual([
      'No scenario proves PWD-06',
      'No scenario proves PWD-07',
    ]))
})

test('reports a clause that no code names', () =>
  expect(uncodedIn(['/** Asks (PWD-05 … PWD-06). */', '// (E015-01)'], known)).toEqual(['No code names PWD-07']))

test('names the clauses of a text, those of a range too', () =>
  expect(clausesNamedIn('Asks (PWD-05 … PWD-07), then shows (E015-01, PWD-06).')).toEqual([
    'PWD-05',
    'PWD-07',
    'E015-01',
    'PWD-06',
  ]))
