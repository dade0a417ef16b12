import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { leavingMachine } from './leaving.machine.ts'
import { walk } from './testing/walk.ts'

const open = () => {
  const actor = createActor(leavingMachine).start()
  return {
    want: (wouldLose: boolean) => actor.send({ type: 'leaving.requested', wouldLose }),
    confirm: () => actor.send({ type: 'leaving.confirmed' }),
    cancel: () => actor.send({ type: 'leaving.cancelled' }),
    now: () => [actor.getSnapshot().matches('asking'), actor.getSnapshot().status],
  }
}
const [STAYING, ASKED, LEFT] = [
  [false, 'active'],
  [true, 'active'],
  [false, 'done'],
]

test('Every transition of leaving is covered', async () => {
  const walked = await walk(leavingMachine, {
    events: [
      { type: 'leaving.requested', wouldLose: true },
      { type: 'leaving.requested', wouldLose: false },
      { type: 'leaving.confirmed' },
      { type: 'leaving.cancelled' },
    ],
  })
  expect(walked).toEqual({ states: 4, transitions: 5, unreached: [], untaken: [], strayed: [] })
})

test('Without unsaved content there is no confirmation', () => {
  const { want, now } = open()
  want(false)
  expect(now()).toEqual(LEFT)
})

test('With unsaved content there is a confirmation, to stay or to leave', () => {
  const { want, cancel, confirm, now } = open()
  want(true)
  expect(now()).toEqual(ASKED)
  cancel()
  expect(now()).toEqual(STAYING)
  want(true)
  confirm()
  expect(now()).toEqual(LEFT)
})

test('A second attempt to leave during the confirmation means to stay', () => {
  const { want, now } = open()
  want(true)
  want(false)
  expect(now()).toEqual(STAYING)
})

test('An answer without a confirmation is ignored', () => {
  const { confirm, now } = open()
  confirm()
  expect(now()).toEqual(STAYING)
})
