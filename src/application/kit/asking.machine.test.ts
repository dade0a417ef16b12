import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test } from 'vitest'
import { type EventObject, fromCallback } from 'xstate'
import { askingMachine } from './asking.machine.ts'
import { askingNow } from './asking.ts'
import { noDraft } from './form-draft.ts'
import { formMachine, type FormParts } from './form.machine.ts'
import { ends, fails, started, walk } from './testing/walk.ts'

type Values = Readonly<{ name: string }>
const ADA: Values = { name: 'Ada' }

const parts: FormParts<Values, 'missing', string, never> = {
  problemsOf: ({ name }) => (name === '' ? { name: 'missing' } : {}),
  send: () => TaskEither.right('grazie'),
}
const form = (draft = noDraft<Values>()) => formMachine<Values, 'missing', string>('form', { ...parts, draft })
const asking = askingMachine<Values, 'missing', string, EventObject>('asking', {
  ...parts,
  told: { type: 'name.sent' },
})

const defect = (): never => {
  throw new Error('A defect')
}

test('Every transition of a form that is all there is to do is covered', async () => {
  const walked = await walk(asking, {
    inputs: [{ values: ADA }],
    events: [
      ends('form', { values: ADA, answer: 'grazie' }),
      fails('form', new Error('A defect')),
      { type: 'retry.requested' },
    ],
  })
  expect(walked).toEqual({ states: 4, transitions: 3, unreached: [], untaken: [], strayed: [] })
})

test('A form that breaks down does not take its screen down, and can be restarted', () => {
  const broken = form().provide({ actions: { tellProblems: defect } })
  const { actor, see } = started(asking.provide({ actors: { form: broken } }), { input: { values: { name: '' } } })
  const now = () => askingNow(actor)
  now().form?.submit()
  expect([see().status, now().form]).toEqual(['active', undefined])
  now().restart?.()
  expect([now().restart, now().form?.values]).toEqual([undefined, { name: '' }])
})

test('A form whose draft cannot be stored still works', () => {
  const { see } = started(form(fromCallback(defect)), { input: { values: ADA } })
  expect([see().status, see().context.values]).toEqual(['active', ADA])
})
