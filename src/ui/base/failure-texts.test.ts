import { describe, expect, test } from 'vitest'
import { brokenTexts, formText, panelText } from './failure-texts.ts'

const textOf = (error: unknown) => brokenTexts(error, true).text

describe('A page that broke (SHELL-17)', () => {
  test.each([
    new TypeError('URL.canParse is not a function'),
    new Error('Unable to preload CSS for /assets/sheet-1a2b.css'),
    new Error(''),
    'a thrown text',
    { message: 'Cannot read properties of undefined' },
    { _tag: 'NoFailureOfOurs', message: 'x is not iterable' },
    null,
    undefined,
  ])('says nothing of an exception: %o', (error) => expect(textOf(error)).toBeUndefined())

  test('says what the server said', () =>
    expect(textOf({ _tag: 'Refused', status: 409, message: 'La scheda è in manutenzione' })).toBe(
      'La scheda è in manutenzione',
    ))

  test('explains a request that failed without words', () => {
    expect(textOf({ _tag: 'Unreachable' })).toMatchObject({ id: 'panel.offline' })
    expect(textOf({ _tag: 'Refused', status: 500, message: undefined })).toMatchObject({ id: 'panel.tryAgain' })
  })
})

test('Panels and forms say nothing of an exception either', () => {
  const failure = { _tag: 'Unexpected', cause: new TypeError('x is not a function') } as const
  expect([panelText(failure), formText(failure)]).toMatchObject([{ id: 'panel.tryAgain' }, { id: 'panel.failed' }])
})
