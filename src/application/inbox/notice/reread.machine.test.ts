import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ends, fails, waitingPort, NO_PORTS, walk } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { ReceivedNotice, ReceivedNoticeId } from '#domain/notices/notice.ts'
import { rereadMachine } from './reread.machine.ts'

const id = 7 as ReceivedNoticeId
const notice = (title: string) => ({ id, title }) as unknown as ReceivedNotice

const open = () => {
  const one = waitingPort<[ReceivedNoticeId, AbortSignal?], RequestFailure, ReceivedNotice>()
  const machine = rereadMachine({ receivedNotices: { one: one.port } })
  const actor = createActor(machine, { input: { id } }).start()
  return {
    one,
    change: () => actor.send({ type: 'content.changed' }),
    title: () => actor.getSnapshot().context.notice?.title,
    isMissing: () => actor.getSnapshot().matches('missing'),
  }
}

test('Every transition of the second reading is covered', async () => {
  const walked = await walk(rereadMachine(NO_PORTS), {
    inputs: [{ id }],
    events: [
      { type: 'content.changed' },
      ends('readNotice', notice('A')),
      fails('readNotice', { _tag: 'Missing' }),
      fails('readNotice', { _tag: 'Unreachable' }),
    ],
    sees: (context) => [context.notice?.title],
  })
  expect(walked).toEqual({ states: 4, transitions: 5, unreached: [], untaken: [], strayed: [] })
})

test('A notice is read again after a change elsewhere only, and an answer from before it is ignored', async () => {
  const { one, change, title } = open()
  expect(one.calls).toHaveLength(0)
  change()
  const before = one.call()
  change()
  await before.succeed(notice('from before'))
  expect(title()).toBeUndefined()
  await one.call().succeed(notice('now'))
  expect([title(), one.call().asked[0]]).toEqual(['now', id])
})

test('A notice that was deleted elsewhere is missing; one that cannot be read stays as it was', async () => {
  const { one, change, title, isMissing } = open()
  change()
  await one.call().succeed(notice('first'))
  change()
  await one.call().fail({ _tag: 'Unreachable' })
  expect([title(), isMissing()]).toEqual(['first', false])
  change()
  await one.call().fail({ _tag: 'Missing' } as RequestFailure)
  expect(isMissing()).toBe(true)
})
