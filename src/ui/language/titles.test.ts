import { describe, expect, test } from 'vitest'
import type { ActivitySummary } from '#domain/directory/activity.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { reminderWordsOf } from '#ui/parts/kept-event/reminder-words.ts'
import { announcementOf, wordsOf } from '#ui/shell/news/announcements.ts'
import { isBlank, named, nameToSay, personName, titled } from './titles.ts'
import { intlIn, speechIn } from '#ui/view/testing/speeches.ts'

const it = intlIn('it')
const es = intlIn('es')

describe('What a server left without a title or a name', () => {
  test.each(['', ' ', '\n\t', ' '])('is told to have none, in both languages: %j', (blank) => {
    expect([titled(blank, it), named(blank, it)]).toEqual(['Senza titolo', 'Senza nome'])
    expect([titled(blank, es), named(blank, es)]).toEqual(['Sin título', 'Sin nombre'])
    expect([isBlank(blank), isBlank(undefined)]).toEqual([true, true])
  })

  test.each(['Via Sacco chiusa al traffico', '0', '-', ' Biblioteca'])('has one that stays as it is: %j', (given) => {
    expect([titled(given, it), named(given, es), nameToSay(given)]).toEqual([given, given, given])
    expect(isBlank(given)).toBe(false)
  })
})

describe('A person', () => {
  test.each([
    ['by name and surname', { name: 'Ada', surname: 'Bianchi', username: 'ada' }, 'Ada Bianchi'],
    ['by the one of the two that is known', { name: '', surname: 'Bianchi', username: 'ada' }, 'Bianchi'],
    ['by the username without both', { name: '', surname: ' ', username: 'ada' }, 'ada'],
    ['as nobody without all three', { name: '', surname: '', username: '' }, 'Senza nome'],
  ])('is called %s', (_, user, called) => expect(personName(user, it)).toBe(called))
})

test('A toast about a favourite without a name is said in the language of whoever hears it', () => {
  const announced = announcementOf({
    type: 'favourite.made',
    target: { kind: 'activity', thing: { id: 4, name: '' } as ActivitySummary },
  })
  expect(announced && [wordsOf(announced, it), wordsOf(announced, es)]).toEqual([
    'Aggiunto ai preferiti: Senza nome',
    'Añadido a favoritos: Sin nombre',
  ])
})

test('A reminder of an event without a title has one to be read by', () => {
  const event = { id: 3, title: '', startDate: '2026-11-25' as LocalDate } as UserEvent['event']
  const words = reminderWordsOf({ event } as UserEvent, '2026-11-24' as LocalDate, speechIn('it'))
  expect(words.title).toBe('Senza titolo')
})
