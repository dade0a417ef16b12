import { expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import type { RequestFailure } from '#application/ports/failure.ts'
import { fromRowPort, rowSendingMachine } from './row-sending.machine.ts'
import { waitingPort, walk } from './testing/walk.ts'

type Row = Readonly<{ id: number; text: string }>
const one: Row = { id: 1, text: 'Uno' }
const two: Row = { id: 2, text: 'Due' }
const rows = rowSendingMachine<number, Row, string>('rows', ({ id }) => id)

test('Every transition of the row sender is covered', async () => {
  const walked = await walk(rows.provide({ actors: { send: fromCallback(() => {}) } }), {
    sees: ({ sending }) => [...sending.keys()],
    events: [
      { type: 'row.asked', asked: one },
      { type: 'row.ended', asked: one, how: { type: 'row.refused', asked: one, failure: { _tag: 'Unreachable' } } },
    ],
  })
  expect(walked).toEqual({ states: 3, transitions: 4, unreached: [], untaken: [], strayed: [] })
})

test('Rows are sent concurrently, each once at a time, and each end is reported (fault 28)', async () => {
  const send = waitingPort<[Row], RequestFailure, string>()
  const told: EventObject[] = []
  const parent = createActor(fromCallback<EventObject>(({ receive }) => receive((event) => told.push(event))))
  const actor = createActor(rows.provide({ actors: { send: fromRowPort(send.port) } }), {
    parent: parent.start(),
  }).start()
  const sending = (...left: readonly Row[]) => ({
    type: 'sending.changed',
    sending: new Map(left.map((row) => [row.id, row])),
  })
  for (const asked of [one, two, one]) actor.send({ type: 'row.asked', asked })
  expect([send.calls.length, told]).toEqual([2, [sending(one), sending(one, two)]])
  await send.call(1).succeed('Fatto')
  await send.call().fail({ _tag: 'Unreachable' })
  expect(told.slice(2)).toEqual([
    { type: 'row.accepted', asked: one, answer: 'Fatto' },
    sending(two),
    { type: 'row.refused', asked: two, failure: { _tag: 'Unreachable' } },
    sending(),
  ])
  actor.send({ type: 'row.asked', asked: one })
  expect(send.calls.length).toBe(3)
})

test('Without its port the error names the missing port', () => {
  const bare = createActor(rows)
  const errors: unknown[] = []
  bare.subscribe({ error: (error) => errors.push(error) })
  bare.start().send({ type: 'row.asked', asked: one })
  expect(errors).toEqual([new Error('No port was provided for "send"')])
})
