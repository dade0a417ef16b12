import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Fields, Unsent } from '#application/ports/unsent.ts'
import { formMachine } from './form.machine.ts'
import {
  formAttempts,
  formFailure,
  formProblems,
  formSaid,
  formValues,
  isChanged,
  isRestored,
  isSending,
} from './form.selectors.ts'
import { unsentDraft } from './form-draft.ts'
import { fromPort } from './from-port.ts'
import { ends, fails, waitingPort, walk } from './walk.ts'

type Values = Readonly<{ name: string; note: string }>

const form = formMachine<Values, 'missing' | 'taken', string>('form', ({ name }) =>
  name === '' ? { name: 'missing' } : {},
)

const open = (values: Values = { name: '', note: '' }) => {
  const port = waitingPort<[Readonly<{ values: Values; initial: Values }>], RequestFailure, string>()
  const actor = createActor(form.provide({ actors: { send: fromPort(port.port) } }), { input: { values } })
  actor.start()
  return {
    port,
    see: () => actor.getSnapshot(),
    type: (fields: Partial<Values>) => actor.send({ type: 'fields.changed', fields }),
    submit: () => actor.send({ type: 'form.submitted' }),
    refuse: (value: string) =>
      actor.send({ type: 'value.refused', refusal: { field: 'name', value, problem: 'taken' } }),
  }
}

test('Every transition of a form is covered', async () => {
  const walked = await walk(form, {
    inputs: [{ values: { name: '', note: '' } }],
    events: [
      { type: 'fields.changed', fields: { name: 'Ada' } },
      { type: 'draft.found', fields: { note: 'di prima' } },
      { type: 'form.submitted' },
      { type: 'value.refused', refusal: { field: 'name', value: 'Ada', problem: 'taken' } },
      ends('send', 'grazie'),
      fails('send', { _tag: 'Unreachable' }),
      fails('draft', new Error('A defect')),
    ],
    sees: ({ values }) => values,
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})

describe('A form', () => {
  test('shows no errors before it is first sent, and updates them with the input afterwards', () => {
    const { see, type, submit } = open()
    type({ note: 'ciao' })
    expect(formProblems(see())).toEqual({})
    submit()
    expect([formProblems(see()), formAttempts(see())]).toEqual([{ name: 'missing' }, 1])
    type({ name: 'Ada' })
    expect(formProblems(see())).toEqual({})
    type({ name: '' })
    expect(formProblems(see())).toEqual({ name: 'missing' })
  })

  test('with errors is not sent, and each attempt is reported', () => {
    const { port, see, submit } = open()
    submit()
    submit()
    expect([port.calls.length, formAttempts(see()), isSending(see())]).toEqual([0, 2, false])
  })

  test('has what the server said of single fields, each as long as its value stays (fault 55)', async () => {
    const { port, see, type, submit } = open({ name: 'Ada', note: 'ciao' })
    expect(formSaid(see())).toEqual({})
    submit()
    const fields = { name: 'Troppo corto', note: 'Troppo lunga' }
    await port.call().fail({ _tag: 'Refused', status: 422, message: 'Rivedi', fields })
    expect(formSaid(see())).toEqual(fields)
    type({ name: 'Adele' })
    expect(formSaid(see())).toEqual({ note: 'Troppo lunga' })
    submit()
    expect(formSaid(see())).toEqual({})
    await port.call(1).fail({ _tag: 'Refused', status: 422, message: 'Rivedi' })
    expect(formSaid(see())).toEqual({})
  })

  test('is not sent with a value that the server refused, as long as the field has that value', () => {
    const { port, see, type, submit, refuse } = open({ name: 'Ada', note: '' })
    refuse('Ada')
    expect(formProblems(see())).toEqual({})
    submit()
    expect([port.calls.length, formProblems(see()), formAttempts(see())]).toEqual([0, { name: 'taken' }, 1])
    type({ name: 'Adam' })
    expect(formProblems(see())).toEqual({})
    type({ name: '' })
    expect(formProblems(see())).toEqual({ name: 'missing' })
    type({ name: 'Bea' })
    refuse('Bea')
    expect(formProblems(see())).toEqual({ name: 'taken' })
    type({ name: 'Ben' })
    submit()
    expect(port.calls.length).toBe(1)
  })

  test('is sent once, as it was typed (fault 28)', async () => {
    const { port, see, type, submit } = open()
    type({ name: 'Ada' })
    submit()
    submit()
    type({ name: 'Bea' })
    expect([port.calls.length, isSending(see())]).toEqual([1, true])
    expect(port.call().asked).toEqual([{ values: { name: 'Ada', note: '' }, initial: { name: '', note: '' } }])
    await port.call().succeed('grazie')
    expect(see().output).toEqual({ values: { name: 'Ada', note: '' }, answer: 'grazie' })
    expect(isSending(see())).toBe(true)
  })

  test('takes what comes while it is being sent, and has it still when that fails', async () => {
    const { port, see, type, submit } = open({ name: 'Ada', note: '' })
    submit()
    type({ note: 'Via Sacco 5' })
    await port
      .call()
      .fail({ _tag: 'Refused', status: 422, message: 'Rivedi', fields: { name: 'Corto', note: 'Vuota' } })
    expect(formValues(see())).toEqual({ name: 'Ada', note: 'Via Sacco 5' })
    expect(formSaid(see())).toEqual({ name: 'Corto' })
  })

  test('keeps its content after a failure and shows the reason, until it is sent again', async () => {
    const { port, see, type, submit } = open()
    type({ name: 'Ada', note: 'ciao' })
    submit()
    await port.call().fail({ _tag: 'TimedOut' })
    expect([formValues(see()), formFailure(see())]).toEqual([{ name: 'Ada', note: 'ciao' }, { _tag: 'TimedOut' }])
    type({ note: 'ciao!' })
    expect(formFailure(see())).toEqual({ _tag: 'TimedOut' })
    submit()
    expect(formFailure(see())).toBeUndefined()
  })

  test('with errors after a failure shows the errors instead of the failure', async () => {
    const { port, see, type, submit } = open({ name: 'Ada', note: '' })
    submit()
    await port.call().fail({ _tag: 'TimedOut' })
    type({ name: '' })
    submit()
    expect([formFailure(see()), formProblems(see())]).toEqual([undefined, { name: 'missing' }])
  })

  test('knows whether content would be lost', () => {
    const { see, type } = open({ name: 'Ada', note: '' })
    expect(isChanged(see())).toBe(false)
    type({ name: 'Bea' })
    expect(isChanged(see())).toBe(true)
    type({ name: 'Ada' })
    expect(isChanged(see())).toBe(false)
  })

  test('counts a failed request as an attempt, so that its field errors receive the focus', async () => {
    const { port, see, submit } = open({ name: 'Ada', note: '' })
    submit()
    await port.call().fail({ _tag: 'TimedOut' })
    expect(formAttempts(see())).toBe(1)
    submit()
    await port.call().fail({ _tag: 'TimedOut' })
    expect(formAttempts(see())).toBe(2)
  })
})

describe('A form whose port has failures of its own', () => {
  type Taken = Readonly<{ _tag: 'Taken' }>
  const send = async (failure: unknown) => {
    const own = formMachine<Values, 'missing', string, Taken>('own', () => ({}), { Taken: true })
    const port = waitingPort<[Readonly<{ values: Values; initial: Values }>], unknown, string>()
    const told: unknown[] = []
    const parent = createActor(fromCallback<EventObject>(({ receive }) => receive((event) => told.push(event))))
    const actor = createActor(own.provide({ actors: { send: fromPort(port.port) } }), {
      input: { values: { name: 'Ada', note: '' } },
      parent: parent.start(),
    }).start()
    actor.send({ type: 'form.submitted' })
    await port.call().fail(failure)
    return { failure: formFailure(actor.getSnapshot()), told }
  }

  test.each([{ _tag: 'Taken' }, { _tag: 'TimedOut' }])(
    'recognises $_tag and reports it to its parent',
    async (failure) => {
      expect(await send(failure)).toEqual({ failure, told: [{ type: 'form.failed', failure }] })
    },
  )

  test('does not report other failures as one of them', async () => {
    expect(await send({ _tag: 'Volcano' })).toMatchObject({ failure: { _tag: 'Unexpected' } })
  })
})

describe('A form with a stored draft, for a lost session', () => {
  type Secret = Readonly<{ name: string; roles: readonly string[]; password: string }>
  const FIRST: Secret = { name: '', roles: ['user'], password: '' }
  const kept = formMachine<Secret, never, void>('kept', () => ({}))
  const opened = (waiting: Option.Option<Fields> = Option.none) => {
    const told: unknown[] = []
    const unsent: Unsent = {
      giveBack: () => {},
      isEmpty: () => true,
      take: () => waiting,
      hold: (form, fields) => void told.push([form, fields]),
      release: (form) => void told.push([form, 'closed']),
      rescue: () => {},
      belongTo: () => {},
      forget: () => {},
    }
    const port = waitingPort<[Readonly<{ values: Secret; initial: Secret }>], RequestFailure, void>()
    const draft = unsentDraft<Secret>(unsent, ({ roles }) => `users.${roles.join()}`, ['password'])
    const actor = createActor(kept.provide({ actors: { send: fromPort(port.port), draft } }), {
      input: { values: FIRST },
    }).start()
    const write = (fields: Partial<Secret>) => actor.send({ type: 'fields.changed', fields })
    return { actor, told, write, port, see: () => actor.getSnapshot() }
  }

  test('stores the changed fields only, and no password', () => {
    const { told, write } = opened()
    write({ name: 'Ada', password: 'Piazza2026!' })
    expect(told).toEqual([['users.user', { name: 'Ada' }]])
    write({ name: '' })
    expect(told.at(-1)).toEqual(['users.user', {}])
  })

  test('stores nothing once it is closed, sent or not', async () => {
    const sent = opened()
    sent.actor.send({ type: 'form.submitted' })
    await sent.port.call().succeed()
    const left = opened()
    left.actor.stop()
    expect([sent.told, left.told]).toEqual([[['users.user', 'closed']], [['users.user', 'closed']]])
  })

  test('starts with the restored content, which counts as unsaved', () => {
    const { see, told } = opened(Option.some({ name: 'Ada' }))
    expect([formValues(see()), isRestored(see()), isChanged(see())]).toEqual([{ ...FIRST, name: 'Ada' }, true, true])
    expect(told).toEqual([['users.user', { name: 'Ada' }]])
  })

  test('starts with its initial values where nothing is stored', () => {
    const { see } = opened()
    expect([formValues(see()), isRestored(see()), isChanged(see())]).toEqual([FIRST, false, false])
  })

  test('is unchanged while a list has the same elements', () => {
    const { see, write } = opened()
    write({ roles: ['user', 'admin'] })
    expect(isChanged(see())).toBe(true)
    write({ roles: [] })
    expect(isChanged(see())).toBe(true)
    write({ roles: ['user'] })
    expect(isChanged(see())).toBe(false)
  })
})
