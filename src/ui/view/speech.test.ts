import { createIntl } from '@formatjs/intl'
import { expect, test } from 'vitest'
import { toastView } from '#ui/shell/news/announcements.ts'
import { speechOf } from './speech.ts'

const messages = { pair: '{a} · {b} (3)', counted: '{n}: {a}' }
const { say, formatMessage } = speechOf(createIntl({ locale: 'it', messages, onWarn: () => {} }).formatMessage, 'it')

test('a name that runs to the left is isolated in our sentences, and any other is put in as it is (FMT-06)', () => {
  expect(say({ id: 'pair' }, { a: 'ליאור', b: 'Mario' })).toBe('\u2068ליאור\u2069 · Mario (3)')
  expect(formatMessage({ id: 'counted' }, { n: 2, a: 'مكتب' })).toBe('2: \u2068مكتب\u2069')
})

test('so it is in a toast', () => {
  const text = { id: 'x', defaultMessage: '{a}!' }
  const announcement = { tone: 'info', text, values: { a: 'مكتب' }, duration: 1 } as const
  expect(
    toastView(announcement, undefined as never, {
      formatMessage: (_, values) => values?.['a'] as string,
      language: 'it',
    }).text,
  ).toBe('\u2068مكتب\u2069')
})
