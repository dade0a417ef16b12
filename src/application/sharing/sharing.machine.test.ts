import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { ends, fails, settle, waitingPort, walk } from '#application/kit/walk.ts'
import type { SharingFailure } from '#application/ports/sharing.ts'
import { sharing } from './sharing.implementations.ts'
import { type SharedPage, sharingMachine, type SharingNews } from './sharing.machine.ts'
import { isSharing } from './sharing.selectors.ts'

const page: SharedPage = { title: 'Biblioteca civica', path: '/activity/2' }

const open = () => {
  const share = waitingPort<[SharedPage], SharingFailure, 'shared' | 'copied'>()
  const actor = createActor(sharing({ sharing: { share: share.port } }))
  const news: SharingNews[] = []
  actor.on('*', (one) => news.push(one))
  actor.start()
  return {
    share,
    news,
    ask: () => actor.send({ type: 'share.requested', page }),
    isBusy: () => isSharing(actor.getSnapshot()),
  }
}

test('Every transition of sharing is covered', async () => {
  const walked = await walk(sharingMachine, {
    events: [
      { type: 'share.requested', page },
      ends('share', 'copied'),
      fails('share', { _tag: 'SharingCancelled' }),
      fails('share', { _tag: 'NotShared', url: 'https://x.it/a' }),
    ],
  })
  expect(walked).toMatchObject({ states: 5, unreached: [], untaken: [], strayed: [] })
})

describe('A shared page', () => {
  test.each(['shared', 'copied'] as const)('is announced, with the way it was shared (%s)', async (how) => {
    const { share, news, ask, isBusy } = open()
    ask()
    expect([isBusy(), share.call().asked]).toEqual([true, [page]])
    await share.call().succeed(how)
    expect([isBusy(), news]).toEqual([false, [{ type: 'page.shared', how }]])
  })

  test('is shared once for several taps (fault 28)', async () => {
    const { share, ask } = open()
    ask()
    ask()
    expect(share.calls.length).toBe(1)
    await share.call().succeed('shared')
    ask()
    expect(share.calls.length).toBe(2)
  })

  test('is shared anew after a while, where the device never says that its dialog was closed (SHELL-23)', async () => {
    vi.useFakeTimers()
    const { share, news, ask, isBusy } = open()
    ask()
    vi.advanceTimersByTime(2_999)
    ask()
    expect([isBusy(), share.calls.length]).toEqual([true, 1])
    vi.advanceTimersByTime(1)
    expect(isBusy()).toBe(false)
    ask()
    expect([isBusy(), share.calls.length]).toEqual([true, 2])
    vi.useRealTimers()
    await share.calls[0]?.succeed('shared')
    expect(news).toEqual([])
    await share.call().succeed('copied')
    expect([isBusy(), news]).toEqual([false, [{ type: 'page.shared', how: 'copied' }]])
  })

  test('is not announced when the citizen cancels', async () => {
    const { share, news, ask, isBusy } = open()
    ask()
    await share.call().fail({ _tag: 'SharingCancelled' })
    expect([isBusy(), news]).toEqual([false, []])
  })

  test('that could not be shared shows the failure', async () => {
    const { share, news, ask } = open()
    ask()
    await share.call().fail({ _tag: 'NotShared', url: 'https://x.it/a' })
    await settle()
    expect(news).toEqual([{ type: 'page.notShared', url: 'https://x.it/a' }])
  })
})
