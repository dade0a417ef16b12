import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUnwritten, typedAccount, typedCode, typedLine, typedText, typedValues } from './typed.ts'

test.each([
  ['987 654', '987654'],
  ['\u200b40 71\u00a02\u2060', '40712'],
  ['12-34–56', '123456'],
  ['７８９０', '7890'],
  ['ATTIVA – 9\r\n', 'ATTIVA-9'],
  ['12–34-ab', '12-34-ab'],
  ['\ufeffAB\u00adC-1', 'ABC-1'],
  [' \u200d ', ''],
])('the code %j is %j (FMT-07)', (typed, code) => expect(typedCode(typed)).toBe(code))

test.each([
  ['\u200blucia.riva\u2060\n', 'lucia.riva'],
  ['lu\u200dcia@esempio.it\ufe0f ', 'lucia@esempio.it'],
  ['lucia riva', 'lucia riva'],
])('the account %j is %j (FMT-07)', (typed, account) => expect(typedAccount(typed)).toBe(account))

test.each([
  ['Via\nRoma  7\t', 'Via Roma 7'],
  ['Nicolo\u0300', 'Nicolò'],
  ['\u202eoiram', 'oiram'],
])('the line %j is %j (FMT-07)', (typed, line) => expect(typedLine(typed)).toBe(line))

describe('A written text (FMT-07)', () => {
  test.each([
    ['prima\r\n\r\nseconda\u2028terza', 'prima\n\nseconda\nterza'],
    ['prima\rseconda  \n \t', 'prima\nseconda'],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['va bene ❤️', 'va bene ❤️'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['می‌خواهم', 'می‌خواهم'],
  ])('keeps what is to be seen: %j', (typed, text) => expect(typedText(typed)).toBe(text))

  test.each(['\u200b', '\u2060\u00ad \n', '\u3164', '\u2800\u2800', '\u200d\ufe0f', '\u202e\u202c', '\u{e0020}'])(
    'of signs that nobody sees is empty: %j',
    (typed) => expect([typedText(typed), isUnwritten(typed), isUnwritten(`${typed}a`)]).toEqual(['', true, false]),
  )

  test('is the same when it is read again', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const read of [typedText, typedLine, typedAccount, typedCode]) expect(read(read(text))).toBe(read(text))
      }),
    ))
})

test('of a form, passwords stay as they are typed, and a text that nobody changed as it was given (FMT-07)', () => {
  const typed = {
    username: ' ada\u200b',
    password: ' a\u200b ',
    confirmation: '\u00e8\u0300 ',
    code: '1 2',
    surname: 'Riva ',
  }
  const form = { ...typed, name: 'Nicolo\u0300 ', roles: ['user'], active: true }
  expect(
    typedValues(form, { ...form, surname: '', code: '1 2', username: '', password: '', confirmation: '' }),
  ).toEqual({
    ...form,
    username: 'ada',
    code: '12',
    surname: 'Riva',
  })
})

test('an account and a code are read even where they are as they were given: a link may have brought them (FMT-07)', () => {
  const given = { username: ' ada\u200b', code: '12 34', email: ' ada@x.it', name: 'Ada ' }
  expect(typedValues(given, { ...given })).toEqual({ ...given, username: 'ada', code: '1234' })
})
