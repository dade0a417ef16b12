import { expect, test } from 'vitest'
import { assign, emit, setup } from 'xstate'
import type { App } from './app.ts'
import type { News } from '#application/news.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import { formMachine } from './form.machine.ts'
import { unsentDraft } from './form-draft.ts'
import { fromPort } from './from-port.ts'
import { openScope } from './scope.ts'
import { settle, waitingPort } from './testing/walk.ts'

type Values = Readonly<{ name: string; password: string }>
const refused: RequestFailure = { _tag: 'Refused', status: 422, message: 'No' }

/** A page with a form that is left while it is sent. */
const left = async ({ isSent = true, reportedBy = undefined as 'client' | undefined } = {}) => {
  const told: unknown[] = []
  const given: unknown[] = []
  const followed = new Set<object>()
  const reports: ((failure: RequestFailure) => void)[] = []
  const piazza = {
    tell: (...news: unknown[]) => void told.push(news),
    listen: () => () => {},
    follow: (
      flow: { on: (type: '*', hear: (news: News) => void) => { unsubscribe: () => void } },
      isLeft?: boolean,
    ) => {
      const { unsubscribe } = flow.on('*', (news) => told.push([news, isLeft]))
      followed.add(flow)
      return () => {
        followed.delete(flow)
        unsubscribe()
      }
    },
  } as unknown as App
  const unsent = { ...NOTHING_UNSENT, giveBack: (...all: unknown[]) => given.push(all) }
  const traffic = {
    watchFailures: (hear: (failure: RequestFailure) => void) => {
      reports.push(hear)
      return () => {}
    },
  }
  const ports = { unsent, traffic } as unknown as Ports
  const { port, call } = waitingPort<
    [Readonly<{ values: Values; initial: Values }>, AbortSignal],
    RequestFailure,
    string
  >()
  const page = setup({
    types: { emitted: {} as { type: 'page.done' } },
    actors: {
      form: formMachine<Values, never, string>('form', {
        problemsOf: () => ({}),
        send: port,
        draft: unsentDraft(ports.unsent, () => 'form', ['password']),
      }),
    },
    actions: { tell: emit({ type: 'page.done' }) },
  }).createMachine({
    invoke: { id: 'form', src: 'form', input: { values: { name: '', password: '' } }, onDone: { actions: 'tell' } },
  })
  const scope = openScope(
    { ports, piazza },
    () => {},
    () => '/activation',
  )
  const actor = scope.run(page, undefined)
  const child = actor.getSnapshot().children['form']
  child?.send({ type: 'fields.changed', fields: { name: 'Ada', password: 'secret' } })
  if (isSent) child?.send({ type: 'form.submitted' })
  scope.close()
  const ends = async (outcome: 'done' | RequestFailure) => {
    if (reportedBy && outcome !== 'done') for (const report of reports) report(outcome)
    await (outcome === 'done' ? call().succeed('ok') : call().fail(outcome))
    await settle()
    return { told, given, followed: followed.size, status: actor.getSnapshot().status }
  }
  return { actor, followed, ends }
}
const NOTHING_UNSENT = { take: () => ({ _tag: 'None' }), hold: () => {}, release: () => {} }

test('What ends well after its page was left is told, leads nowhere, and is over then (ERR-08)', async () => {
  const { ends } = await left()
  expect(await ends('done')).toEqual({
    told: [[{ type: 'page.done' }, true]],
    given: [],
    followed: 0,
    status: 'stopped',
  })
})

test('What fails after its page was left is told with the way back, and is in its form again but for passwords', async () => {
  const { ends } = await left()
  expect(await ends(refused)).toEqual({
    told: [[{ type: 'act.failed', failure: refused, back: '/activation' }, true]],
    given: [['form', { name: 'Ada' }]],
    followed: 0,
    status: 'stopped',
  })
})

test('What the client has told already is not told again', async () => {
  const { ends } = await left({ reportedBy: 'client' })
  expect((await ends(refused)).told).toEqual([])
})

test('A page that is about nothing ends at once', async () => {
  const { actor, followed } = await left({ isSent: false })
  expect([actor.getSnapshot().status, followed.size]).toEqual(['stopped', 0])
})

test('What a part was about, and the whole has as its problem, is told as well', async () => {
  const told: unknown[] = []
  const piazza = {
    tell: (...news: unknown[]) => void told.push(news),
    // The outbox tells the flow first.
    listen: (hear: (news: object) => void) => {
      hear({ type: 'write.refused', failure: refused })
      return () => {}
    },
    follow: () => () => {},
  } as unknown as App
  const ports = { traffic: { watchFailures: () => () => {} } } as unknown as Ports
  const { port, call } = waitingPort<[unknown], RequestFailure, string>()
  const part = setup({ types: { tags: {} as 'busy' }, actors: { act: fromPort(port) } }).createMachine({
    initial: 'acting',
    states: {
      acting: { tags: 'busy', invoke: { src: 'act', onDone: 'over', onError: 'over' } },
      over: { type: 'final' },
    },
  })
  const whole = setup({
    types: { context: {} as { failure: RequestFailure | undefined; problem: RequestFailure | undefined } },
    actors: { part },
    actions: { keepProblem: assign({ problem: refused }) },
  }).createMachine({
    context: { failure: { _tag: 'TimedOut' }, problem: undefined },
    invoke: { id: 'part', src: 'part', onDone: { actions: 'keepProblem' } },
  })
  const scope = openScope(
    { ports, piazza },
    () => {},
    () => '/activity/3/event/3',
  )
  scope.run(whole, undefined)
  scope.close()
  await call().fail({ _tag: 'Unreachable' })
  await settle()
  expect(told).toEqual([[{ type: 'act.failed', failure: refused, back: '/activity/3/event/3' }, true]])
})
