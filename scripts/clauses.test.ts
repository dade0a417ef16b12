import { describe, expect, test } from 'vitest'
import { definedTwice, knownFrom, unknownIn } from './clauses.ts'

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
/** Written in two parts, or the check would find it in this file. */
const gone = (number: string) => ['PWD', number].join('-')
const wrongWith = (text: string) => unknownIn('src/a.ts', text, known)

test('clauses and faults are read from their files', () => {
  expect([...known.clauses]).toEqual(['PWD-05', 'PWD-06', 'PWD-07', 'E015-01'])
  expect([...known.faults]).toEqual(['8', '9', '45'])
})

test('a clause or fault that is defined twice is found', () => {
  expect(definedTwice(CLAUSES, FAULTS)).toEqual([])
  expect(definedTwice(`${CLAUSES}- **PWD-06** Again.\n`, `${FAULTS}- **9** Again.\n`)).toEqual(['PWD-06', '9'])
})

describe('a clause', () => {
  test.each(['(PWD-05)', '@PWD-05 @E015-01', 'PWD-05, PWD-06.'])('that is known passes: %s', (text) =>
    expect(wrongWith(text)).toEqual([]),
  )

  test('that is not known is told with file and line', () => {
    expect(wrongWith(`// one\n// two (PWD-05, ${gone('99')})\n`)).toEqual([
      `src/a.ts:2 ${gone('99')} is not in docs/clauses.md`,
    ])
  })

  test.each([
    ['of an area that does not exist', ['PASSWORD', '01']],
    ['with a number of one digit', ['PWD', '5']],
    ['with a number of three digits', ['PWD', '005']],
  ])('%s is found', (_, parts) => {
    const id = parts.join('-')
    expect(wrongWith(`@${id}`)).toEqual([`src/a.ts:1 ${id} is not in docs/clauses.md`])
  })

  test.each(['ATTIVA-1', 'ISO3166-1', 'M-80', '2026-11-20', 'DD-MM-YYYY', 'x-PWD-99-y', 'UTF-8'])(
    'is nothing that only looks like one: %s',
    (text) => expect(wrongWith(text)).toEqual([]),
  )
})

describe('a range', () => {
  test.each(['PWD-05 … PWD-07', 'PWD-05…PWD-07', 'PWD-05 .. PWD-07', 'PWD-05 – 07'])(
    'whose clauses are known passes: %s',
    (text) => expect(wrongWith(text)).toEqual([]),
  )

  test('is told for an end that is not known, once', () => {
    expect(wrongWith(`PWD-07 … ${gone('08')}`)).toEqual([`src/a.ts:1 ${gone('08')} is not in docs/clauses.md`])
    expect(wrongWith('PWD-07 … 08')).toEqual([`src/a.ts:1 ${gone('08')} of PWD-07 … 08 is not in docs/clauses.md`])
  })

  test('is told for a clause between its ends that is not known', () => {
    const some = knownFrom('- **PWD-05** One.\n- **PWD-07** Two.\n', '')
    expect(unknownIn('a.md', 'PWD-05 … PWD-07', some)).toEqual([
      'a.md:1 PWD-06 of PWD-05 … PWD-07 is not in docs/clauses.md',
    ])
  })

  test.each([
    ['PWD-07', 'PWD-05'],
    ['PWD-05', 'E015-01'],
  ])('runs forward within one area: not from %s to %s', (...ends) => {
    const range = ends.join(' … ')
    expect(wrongWith(range)).toEqual([`src/a.ts:1 ${range} is no range`])
  })
})

describe('a fault', () => {
  test.each(['(fault 8)', '(PWD-05, fault 8)', 'faults 8 and 9', 'Faults 8, 9 and 45', ' * (fault\n * 45)'])(
    'that is known passes: %j',
    (text) => expect(wrongWith(text)).toEqual([]),
  )

  test('that is not known is told with the line of the word', () => {
    const word = 'fault'
    const told = [`src/a.ts:2 ${word} 99 is not in docs/faults.md`]
    expect(wrongWith(`one\n(${word}s 8 and 99)`)).toEqual(told)
    expect(wrongWith(`one\n * (${word}\n * 99)`)).toEqual(told)
  })

  test.each(["fault: '500@home.entries'", 'default 20', '?fault=500', 'a fault, 2 for a success'])(
    'is nothing that only looks like one: %s',
    (text) => expect(wrongWith(text)).toEqual([]),
  )
})
