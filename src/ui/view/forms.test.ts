import { expect, test } from 'vitest'
import italian from '#ui/messages/it.json'
import { formText } from '#ui/base/failure-texts.ts'
import { fieldsOf, wordsOf } from './forms.ts'
import { saidIn, type Speech, speechOf } from './speech.ts'

const speechIn = (language: 'it' | 'en'): Speech => speechOf(({ id }) => italian[id as keyof typeof italian], language)

const UNCLEAR = { _tag: 'Undecodable', call: '', path: 'esito', expected: 'outcome', actual: 'record' } as const

test.each(['it', 'en'] as const)(
  'Where nobody can read whether a form was taken, our sentence says so beside the words of the server (fault 55): %s',
  (language) => {
    const ours = italian['panel.undecodable']
    const said = formText({ ...UNCLEAR, message: 'Il codice non va' })
    expect(wordsOf(said, speechIn(language))).toEqual({ text: ours, said: 'Il codice non va' })
    expect(saidIn(speechIn(language), said)).toBe(`${ours} Il codice non va`)
    expect(wordsOf(formText(UNCLEAR), speechIn(language))).toEqual({ text: ours })
  },
)

test('What stands beside a field is its own error, or else what the server said of it (fault 55)', () => {
  const values = { username: 'ugo', password: 'x', code: '' }
  const said = { username: 'Scrivilo per intero', password: 'Non così', code: 'Vale da domani' }
  const problems = { password: 'missing', code: 'short' } as const
  const { one, problemOf } = fieldsOf(
    { values, problems, said, change: () => {} },
    { short: 'password.short' },
    speechIn('it'),
  )
  expect([problemOf('username'), problemOf('password'), problemOf('code')]).toEqual([
    'Scrivilo per intero',
    italian['password.required'],
    italian['password.short'],
  ])
  expect(one('password', 'signIn.password')).toMatchObject({ value: 'x', problem: italian['password.required'] })
})

test('A field changes itself alone, and is what a screen says more of it', () => {
  const changes: object[] = []
  const form = { values: { code: '1' }, problems: {}, said: {}, change: (fields: object) => changes.push(fields) }
  const more = { hint: 'Sei cifre', problem: 'Non è giusto', isRequired: true }
  const field = fieldsOf(form, {}, speechIn('it')).one('code', 'password.code', more)
  expect(field).toMatchObject({ label: italian['password.code'], value: '1', ...more })
  field.change('2')
  expect(changes).toEqual([{ code: '2' }])
})
