import { expect, test } from 'vitest'
import italian from '#ui/messages/it.json'
import { formText } from '#ui/base/failure-texts.ts'
import { wordsOf } from './forms.ts'
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
