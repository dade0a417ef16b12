import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Fields, Unsent } from '#application/ports/unsent.ts'
import { formMachine } from './form.machine.ts'
import { formNow } from './form-now.ts'
import { unsentDraft } from './form-draft.ts'
import { ends, fails, NO_PORTS, started, waitingPort, walk } from './testing/walk.ts'

type Values = Readonly<{ name: string; note: string }>

type Sending<Written> = [Readonly<{ values: Written; initial: Written }>, AbortSignal]

const formOf = (send: ReturnType<typeof waitingPort<Sending<Values>, RequestFailure, string>>['port']) =>
  formMachine<Values, 'missing' | 'taken', string>('form', {
    problemsOf: ({ name }) => (name === '' ? { name: 'missing' } : {}),
    send,
  })

const open = (values: Values = { name: '', note: '' }) => {
  const port = waitingPort<Sending<Values>, RequestFailure, string>()
  const { actor } = started(formOf(port.port), { input: { values } })
  return {
    port,
    see: () => formNow(actor),
    output: () => actor.getSnapshot().output,
    type: (fields: Partial<Values>) => formNow(actor).change(fields),
    submit: () => formNow(actor).submit(),
    refuse: (value: string) =>
      actor.send({ type: 'value.refused', refusal: { field: 'name', value, problem: 'taken' } }),
  }
}

test('Every transition of a form is covered', async () => {
  const walked = await walk(formOf(NO_PORTS), {
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
    expect(see().problems).toEqual({})
    submit()
    expect([see().problems, see().attempts]).toEqual([{ name: 'missing' }, 1])
    type({ name: 'Ada' })
    expect(see().problems).toEqual({})
    type({ name: '' })
    expect(see().problems).toEqual({ name: 'missing' })
  })

  test('with errors is not sent, and each attempt is reported', () => {
    const { port, see, submit } = open()
    submit()
    submit()
    expect([port.calls.length, see().attempts, see().isSending]).toEqual([0, 2, false])
  })

  test('has what the server said of single fields, each as long as its value stays (fault 55)', async () => {
    const { port, see, type, submit } = open({ name: 'Ada', note: 'ciao' })
    expect(see().said).toEqual({})
    submit()
    const fields = { name: 'Troppo corto', note: 'Troppo lunga' }
    await port.call().fail({ _tag: 'Refused', status: 422, message: 'Rivedi', fields })
    expect(see().said).toEqual(fields)
    type({ name: 'Adele' })
    expect(see().said).toEqual({ note: 'Troppo lunga' })
    submit()
    expect(see().said).toEqual({})
    await port.call(1).fail({ _tag: 'Refused', status: 422, message: 'Rivedi' })
    expect(see().said).toEqual({})
  })

  test('is not sent with a value that the server refused, as long as the field has that value', () => {
    const { port, see, type, submit, refuse } = open({ name: 'Ada', note: '' })
    refuse('Ada')
    expect(see().problems).toEqual({})
    submit()
    expect([port.calls.length, see().problems, see().attempts]).toEqual([0, { name: 'taken' }, 1])
    type({ name: 'Adam' })
    expect(see().problems).toEqual({})
    type({ name: '' })
    expect(see().problems).toEqual({ name: 'missing' })
    type({ name: 'Bea' })
    refuse('Bea')
    expect(see().problems).toEqual({ name: 'taken' })
    type({ name: 'Ben' })
    submit()
    expect(port.calls.length).toBe(1)
  })

  test('is sent once, as it was typed (fault 28)', async () => {
    const { port, see, output, type, submit } = open()
    type({ name: 'Ada' })
    submit()
    submit()
    type({ name: 'Bea' })
    expect([port.calls.length, see().isSending]).toEqual([1, true])
    expect(port.call().asked[0]).toEqual({ values: { name: 'Ada', note: '' }, initial: { name: '', note: '' } })
    await port.call().succeed('grazie')
    expect(output()).toEqual({ values: { name: 'Ada', note: '' }, answer: 'grazie' })
    expect(see().isSending).toBe(true)
  })

  test('takes what comes while it is being sent, and has it still when that fails', async () => {
    const { port, see, type, submit } = open({ name: 'Ada', note: '' })
    submit()
    type({ note: 'Via Sacco 5' })
    await port
      .call()
      .fail({ _tag: 'Refused', status: 422, message: 'Rivedi', fields: { name: 'Corto', note: 'Vuota' } })
    expect(see().values).toEqual({ name: 'Ada', note: 'Via Sacco 5' })
    expect(see().said).toEqual({ name: 'Corto' })
  })

  test('keeps its content after a failure and shows the reason, until it is sent again', async () => {
    const { port, see, type, submit } = open()
    type({ name: 'Ada', note: 'ciao' })
    submit()
    await port.call().fail({ _tag: 'TimedOut' })
    expect([see().values, see().failure]).toEqual([{ name: 'Ada', note: 'ciao' }, { _tag: 'TimedOut' }])
    type({ note: 'ciao!' })
    expect(see().failure).toEqual({ _tag: 'TimedOut' })
    submit()
    expect(see().failure).toBeUndefined()
  })

  test('with errors after a failure shows the errors instead of the failure', async () => {
    const { port, see, type, submit } = open({ name: 'Ada', note: '' })
    submit()
    await port.call().fail({ _tag: 'TimedOut' })
    type({ name: '' })
    submit()
    expect([see().failure, see().problems]).toEqual([undefined, { name: 'missing' }])
  })

  test('knows whether content would be lost', () => {
    const { see, type } = open({ name: 'Ada', note: '' })
    expect(see().isChanged).toBe(false)
    type({ name: 'Bea' })
    expect(see().isChanged).toBe(true)
    type({ name: 'Ada' })
    expect(see().isChanged).toBe(false)
  })

  test('counts a failed request as an attempt, so that its field errors receive the focus', async () => {
    const { port, see, submit } = open({ name: 'Ada', note: '' })
    submit()
    await port.call().fail({ _tag: 'TimedOut' })
    expect(see().attempts).toBe(1)
    submit()
    await port.call().fail({ _tag: 'TimedOut' })
    expect(see().attempts).toBe(2)
  })
})

describe('A form whose port has failures of its own', () => {
  type Taken = Readonly<{ _tag: 'Taken' }>
  const send = async (failure: unknown) => {
    const port = waitingPort<Sending<Values>, Taken | RequestFailure, string>()
    const own = formMachine<Values, 'missing', string, Taken>('own', {
      problemsOf: () => ({}),
      send: port.port,
      failures: { Taken: true },
    })
    const told: unknown[] = []
    const parent = createActor(fromCallback<EventObject>(({ receive }) => receive((event) => told.push(event))))
    const actor = createActor(own, { input: { values: { name: 'Ada', note: '' } }, parent: parent.start() }).start()
    actor.send({ type: 'form.submitted' })
    await port.call().fail(failure as Taken)
    return { failure: formNow(actor).failure, told }
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
    const port = waitingPort<Sending<Secret>, RequestFailure, void>()
    const kept = formMachine<Secret, never, void>('kept', {
      problemsOf: () => ({}),
      send: port.port,
      draft: unsentDraft(unsent, ({ roles }) => `users.${roles.join()}`, ['password']),
    })
    const { actor } = started(kept, { input: { values: FIRST } })
    const write = (fields: Partial<Secret>) => formNow(actor).change(fields)
    return { actor, told, write, port, see: () => formNow(actor) }
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
    expect([see().values, see().isRestored, see().isChanged]).toEqual([{ ...FIRST, name: 'Ada' }, true, true])
    expect(told).toEqual([['users.user', { name: 'Ada' }]])
  })

  test('starts with its initial values where nothing is stored', () => {
    const { see } = opened()
    expect([see().values, see().isRestored, see().isChanged]).toEqual([FIRST, false, false])
  })

  test('is unchanged while a list has the same elements', () => {
    const { see, write } = opened()
    write({ roles: ['user', 'admin'] })
    expect(see().isChanged).toBe(true)
    write({ roles: [] })
    expect(see().isChanged).toBe(true)
    write({ roles: ['user'] })
    expect(see().isChanged).toBe(false)
  })
})
