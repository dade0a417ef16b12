import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { RequestFailure } from '#application/ports/failure.ts'
import { confirmationMachine } from './confirmation.machine.ts'
import { fromPort } from './from-port.ts'
import { ends, fails, settle, waitingPort, walk } from './testing/walk.ts'

const removal = confirmationMachine<string>('removal')

const ask = () => {
  const act = waitingPort<[Readonly<{ subject: string }>], RequestFailure, void>()
  const actor = createActor(removal.provide({ actors: { act: fromPort(act.port) } }), { input: { subject: 'row 7' } })
  actor.start()
  return {
    act,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    busy: () => actor.getSnapshot().hasTag('busy'),
    output: () => actor.getSnapshot().output,
  }
}

test('Every transition of a confirmation is covered', async () => {
  const walked = await walk(removal, {
    inputs: [{ subject: 'row 7' }],
    events: [
      { type: 'confirmed' },
      { type: 'cancelled' },
      ends('act', undefined),
      fails('act', { _tag: 'Unreachable' }),
    ],
  })
  expect(walked).toEqual({ states: 6, transitions: 4, unreached: [], untaken: [], strayed: [] })
})

describe('A confirmation', () => {
  test('that is cancelled does nothing, and says so', () => {
    const { act, send, output } = ask()
    send({ type: 'cancelled' })
    expect(output()).toEqual({ outcome: 'cancelled', subject: 'row 7' })
    expect(act.calls).toEqual([])
  })

  test('acts on its subject, and says when it is done', async () => {
    const { act, send, output } = ask()
    expect(act.calls).toEqual([])
    send({ type: 'confirmed' })
    expect(act.call().asked).toEqual([{ subject: 'row 7' }])
    expect(output()).toBeUndefined()
    await act.call().succeed()
    expect(output()).toEqual({ outcome: 'done', subject: 'row 7' })
  })

  test('returns the answer of the action', async () => {
    const sending = confirmationMachine<string, string>('sending')
    const actor = createActor(sending.provide({ actors: { act: fromPort(() => TaskEither.right('Fatto')) } }), {
      input: { subject: 'row 7' },
    }).start()
    actor.send({ type: 'confirmed' })
    await settle()
    expect(actor.getSnapshot().output).toEqual({ outcome: 'done', subject: 'row 7', answer: 'Fatto' })
  })

  test('returns the failure of the action', async () => {
    const { act, send, output } = ask()
    send({ type: 'confirmed' })
    await act.call().fail({ _tag: 'TimedOut' })
    expect(output()).toEqual({ outcome: 'failed', subject: 'row 7', failure: { _tag: 'TimedOut' } })
  })

  test('acts once for several confirmations, and cannot be cancelled meanwhile (fault 28)', () => {
    const { act, send, state, busy } = ask()
    expect(busy()).toBe(false)
    send({ type: 'confirmed' })
    send({ type: 'confirmed' })
    send({ type: 'cancelled' })
    expect([act.calls.length, state(), busy()]).toEqual([1, 'acting', true])
  })
})
