import { describe, expect, test } from 'vitest'
import type { Instant, LocalDate } from '#domain/time/calendar.ts'
import { formatsIn } from '#ui/language/formats.ts'
import { speechOf } from '#ui/view/speech.ts'
import { chatName, lastTime, lastWords } from './chat-words.ts'

const formatMessage = ({ id }: Readonly<{ id?: string | undefined }>) => `<${id}>`
const speech = speechOf(formatMessage, 'it')
const time = (moment: string, language: 'it' | 'es' = 'it') =>
  lastTime({ lastAt: Date.parse(moment) as Instant }, '2026-11-20' as LocalDate, formatsIn(language))

describe('The time of the last message (CHAT-01, FMT-01)', () => {
  test.each([
    ['today its time', '2026-11-20T00:05:00+01:00', '00:05'],
    ['yesterday that word', '2026-11-19T23:55:00+01:00', 'Ieri'],
    ['before then the date', '2026-11-18T23:55:00+01:00', '18-11-2026'],
    ['what a wrong clock dates tomorrow by its date', '2026-11-21T08:00:00+01:00', '21-11-2026'],
  ])('%s', (_, moment, words) => expect(time(moment)).toBe(words))

  test('in Spanish as well', () => expect(time('2026-11-19T12:00:00+01:00', 'es')).toBe('Ayer'))

  test('the days are those of the municipalities', () => expect(time('2026-11-19T23:30:00Z')).toBe('00:30'))

  test('is absent where the answer has no date', () =>
    expect(lastTime({ lastAt: undefined }, '2026-11-20' as LocalDate, formatsIn('it'))).toBeUndefined())

  test('yesterday is correct over the end of summer time', () =>
    expect(
      lastTime(
        { lastAt: Date.parse('2026-10-24T12:00:00+02:00') as Instant },
        '2026-10-25' as LocalDate,
        formatsIn('it'),
      ),
    ).toBe('Ieri'))
})

describe('The last message', () => {
  test('is one line, however many it had', () =>
    expect(lastWords({ lastMessage: ' Ciao,\n\n a  domenica! ' }, speech)).toBe('Ciao, a domenica!'))

  test('is shown as it is (fault 41)', () =>
    expect(lastWords({ lastMessage: '<b onclick="x">Ciao</b>' }, speech)).toBe('<b onclick="x">Ciao</b>'))

  test.each([undefined, '', ' \n '])('has a placeholder where it is empty: %o', (lastMessage) =>
    expect(lastWords({ lastMessage }, speech)).toBe('<chats.noMessages>'),
  )
})

test('A chat is named after the other party, else generically (CHAT-09)', () => {
  const other = { kind: 'activity', id: 2 as never, name: 'Biblioteca civica', image: undefined } as const
  expect([chatName({ with: other }, speech), chatName({ with: undefined }, speech)]).toEqual([
    'Biblioteca civica',
    '<chat.one>',
  ])
})
