import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { walk } from '#application/kit/walk.ts'
import { pageFeedbackMachine } from './page-feedback.machine.ts'
import { opinion } from './page-feedback.selectors.ts'

test('Every transition of the question about a page is covered', async () => {
  const walked = await walk(pageFeedbackMachine, {
    events: [
      { type: 'stars.given', stars: 2 },
      { type: 'stars.given', stars: 5 },
      { type: 'aspect.flipped', aspect: 'clear' },
      { type: 'comment.changed', comment: 'Chiara' },
      { type: 'mail.opened' },
    ],
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})

test('An opinion is kept until it is sent, and what was good goes with its question (LAW-04)', () => {
  const actor = createActor(pageFeedbackMachine).start()
  const now = () => opinion(actor.getSnapshot())
  actor.send({ type: 'comment.changed', comment: 'Troppo presto' })
  actor.send({ type: 'mail.opened' })
  expect([now().comment, actor.getSnapshot().matches('thanked')]).toEqual(['', false])
  actor.send({ type: 'stars.given', stars: 5 })
  actor.send({ type: 'aspect.flipped', aspect: 'clear' })
  actor.send({ type: 'comment.changed', comment: 'Ora ho capito' })
  actor.send({ type: 'stars.given', stars: 4 })
  expect(now()).toEqual({ stars: 4, aspects: ['clear'], comment: 'Ora ho capito' })
  actor.send({ type: 'stars.given', stars: 1 })
  actor.send({ type: 'mail.opened' })
  expect([now(), actor.getSnapshot().matches('thanked')]).toEqual([
    { stars: 1, aspects: [], comment: 'Ora ho capito' },
    true,
  ])
})
