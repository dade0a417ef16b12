import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { leavingMachine } from './leaving.machine.ts'
import { isAskingToLeave } from './leaving.selectors.ts'
import { walk } from './walk.ts'

const open = () => {
  const actor = createActor(leavingMachine).start()
  return {
    want: (wouldLose: boolean) => actor.send({ type: 'leaving.requested', wouldLose }),
    confirm: () => actor.send({ type: 'leaving.confirmed' }),
    cancel: () => actor.send({ type: 'leaving.cancelled' }),
    now: () => [isAskingToLeave(actor.getSnapshot()), actor.getSnapshot().status],
  }
}
const [STAYING, ASKED, LEFT] = [
  [false, 'active'],
  [true, 'active'],
  [false, 'done'],
]

test('Every way of leaving is walked', async () => {
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

test('With nothing to lose nobody is asked', () => {
  const { want, now } = open()
  want(false)
  expect(now()).toEqual(LEFT)
})

test('Who would lose something is asked, and may stay or leave', () => {
  const { want, cancel, confirm, now } = open()
  want(true)
  expect(now()).toEqual(ASKED)
  cancel()
  expect(now()).toEqual(STAYING)
  want(true)
  confirm()
  expect(now()).toEqual(LEFT)
})

test('Wanting to leave once more, while being asked, means staying', () => {
  const { want, now } = open()
  want(true)
  want(false)
  expect(now()).toEqual(STAYING)
})

test('Nobody leaves by an answer to a question that was not asked', () => {
  const { confirm, now } = open()
  confirm()
  expect(now()).toEqual(STAYING)
})
