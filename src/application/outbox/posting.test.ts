import * as Either from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { answer, failure, played } from '#application/app/testing/play.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { News } from '#application/news.ts'
import type { Entry, Write } from '#domain/outbox/outbox.ts'
import { openWaiting, outboxOfApp, poster } from './posting.flow.ts'
import { outboxDevice } from './testing/device.ts'

const NAMES = { name: 'Ada', surname: 'Riva' }
const PROFILE = { ...NAMES, address: 'Via Sacco 5' }
const write = (one: object) => one as Write
const SEEN = write({ kind: 'noticeSeen', notice: 1 })
const ANSWERED = write({ kind: 'surveyAnswered', notice: 2, submission: {} })
const ADDED = write({ kind: 'eventAdded', event: 3 })
const REMINDED = write({ kind: 'eventReminded', event: 3, userEvent: 4, reminder: 9 })
const REMOVED = write({ kind: 'eventRemoved', event: 3, userEvent: 4 })
const FOLLOWED = write({ kind: 'topicFollowed', activity: 5, request: { topic: 6, user: 7 } })
const LEFT = write({ kind: 'topicLeft', activity: 5, topic: 6, subscription: 8 })
const BOTH = write({ kind: 'profileSaved', profile: PROFILE, names: NAMES })
const SAVED = write({ kind: 'profileSaved', profile: PROFILE })
const RENAMED = write({ kind: 'accountRenamed', names: NAMES })

/** A device that kept these writes, and whose other stores answer. */
const device = (...kept: readonly Write[]) => {
  const entries = kept.map(
    (one, at) =>
      ({
        number: at + 1,
        owner: 7,
        write: one,
        at: 0,
        done: 0,
        attempts: 0,
        notBefore: 0,
        standing: 'waiting',
      }) as unknown as Entry,
  )
  return {
    ...outboxDevice(entries).answers,
    'keptSubscriptions.keep': answer(undefined),
    'keptSubscriptions.drop': answer(undefined),
    'keptSubscriptions.keepStanding': answer(undefined),
    'keptSubscriptions.dropStanding': answer(undefined),
    'drafts.survey.drop': () => undefined,
  }
}

/** What the outbox and the session say among machines. */
const INNER = /^(?:session|user)\.|^writes?\.(?:sent|refused)$|^writes\./

/** What the app says to a citizen from now on. */
const heard = (scope: Scope): News[] => {
  const news: News[] = []
  scope.onClose(
    scope.piazza.listen((one) => {
      if (!INNER.test(one.type)) news.push(one)
    }),
  )
  return news
}

/** What the app says of a write that another visit left, with this answer of the server. */
const later = (one: Write, sent: () => unknown) => {
  const answers = device(one)
  return played(
    one.kind,
    (scope) => {
      const news = heard(scope)
      outboxOfApp(scope)
      return { now: () => [...news] }
    },
    { ...answers, 'writes.send': sent as never },
    [undefined, {}],
  )
}
const refused = failure({ _tag: 'Refused', status: 422, message: 'Non è possibile' })
const subscribed = (more: object) => answer({ id: undefined, status: undefined, message: undefined, ...more })

test.each([
  [later(SEEN, answer(undefined)), [{ type: 'notice.seen', id: 1 }]],
  [later(SEEN, refused), []],
  [later(ANSWERED, answer(undefined)), [{ type: 'survey.sent', notice: 2 }]],
  [later(ADDED, answer('Aggiunto')), [{ type: 'userEvent.changed', change: 'added', message: 'Aggiunto' }]],
  [later(REMINDED, answer(undefined)), [{ type: 'userEvent.changed', change: 'reminded', message: undefined }]],
  [later(REMOVED, answer('Tolto')), [{ type: 'userEvent.changed', change: 'removed', message: 'Tolto' }]],
  [later(FOLLOWED, subscribed({ id: 8 })), [{ type: 'subscription.made', topic: 6 }]],
  [later(FOLLOWED, subscribed({})), [{ type: 'subscription.made', topic: 6 }]],
  [
    later(FOLLOWED, subscribed({ status: 'I', message: 'Attendi' })),
    [{ type: 'subscription.warned', message: 'Attendi' }],
  ],
  [later(FOLLOWED, subscribed({ status: 'N', message: 'No' })), [{ type: 'subscription.refused', message: 'No' }]],
  [later(FOLLOWED, subscribed({ id: 0 })), [{ type: 'subscription.warned', message: undefined }]],
  [later(LEFT, answer(undefined)), [{ type: 'subscription.ended' }]],
  [later(SAVED, answer(undefined)), [{ type: 'profile.saved', part: 'profile' }]],
  [later(BOTH, answer(undefined)), [{ type: 'profile.saved', part: 'profile' }]],
  [
    later(BOTH, ((call: Write) => (call.kind === 'profileSaved' ? answer(undefined)() : refused())) as never),
    [{ type: 'profile.savedUnnamed', lacks: { _tag: 'Refused', status: 422 } }],
  ],
  [later(RENAMED, answer(undefined)), [{ type: 'profile.saved', part: 'name' }]],
  [later(ADDED, refused), [{ type: 'write.failed', write: ADDED, failure: { _tag: 'Refused', status: 422 } }]],
])('A write that was kept is said like one that was waited for: %#, %s', async ([, , play], news) => {
  const { shown } = await play()
  expect(shown.at(-1)).toMatchObject(news)
  expect(shown.at(-1)).toHaveLength(news.length)
})

test('A profile that is refused later is given back to its form', async () => {
  const given: unknown[] = []
  const answers = device(SAVED)
  const [, , play] = played(
    'profile',
    (scope) => {
      outboxOfApp({
        ...scope,
        ports: { ...scope.ports, unsent: { ...scope.ports.unsent, giveBack: (...all) => given.push(all) } },
      })
      return { now: () => given }
    },
    { ...answers, 'writes.send': refused },
    [undefined, {}],
  )
  await play()
  expect(given).toMatchObject([['profile', { address: 'Via Sacco 5', name: 'Ada' }]])
})

type Posting = Readonly<{ outcomes: unknown[]; news: News[]; waiting: unknown }>

/** What comes of a write that somebody waits for. */
const posting = (one: Write, sent: () => unknown, more: object = {}) => {
  const answers = device()
  return played(
    one.kind,
    (scope) => {
      const outcomes: unknown[] = []
      const news = heard(scope)
      const settled: string[] = []
      const waiting = openWaiting(scope, 'event:3', () => settled.push('settled'))
      return {
        now: (): Posting => ({ outcomes, news: [...news], waiting: waiting() }),
        ask: () => void poster(scope)(one as never)().then((outcome) => outcomes.push(outcome)),
      }
    },
    { ...answers, ...more, 'writes.send': sent as never },
    [undefined, {}],
    [(_, ask) => ask(undefined as never), {}],
  )
}

/** What the app says of a write whose page is left while the server takes its time, by a part that is gone. */
const leaving = async (one: Write, outcome: Either.Either<object, unknown>) => {
  const answered: ((value: unknown) => void)[] = []
  const given: unknown[] = []
  const sent = () => () => new Promise((resolve) => answered.push(resolve))
  const [, , play] = played(
    one.kind,
    (scope) => {
      const news = heard(scope)
      const author = new AbortController()
      const ports = {
        ...scope.ports,
        unsent: { ...scope.ports.unsent, giveBack: (...all: unknown[]) => given.push(all) },
      }
      const post = poster({ ...scope, ports } as Scope)
      return {
        now: () => [...news],
        ask: (step: 'post' | 'leave' | 'answer') => {
          if (step === 'post') void post(one as never, author.signal)()
          else if (step === 'leave') author.abort()
          else for (const answer of answered.splice(0)) answer(outcome)
        },
      }
    },
    { ...device(), 'writes.send': sent as never },
    [(_, ask) => ask('post' as never), {}],
    [(_, ask) => ask('leave' as never), {}],
    [(_, ask) => ask('answer' as never), {}],
    [(_, ask) => ask('answer' as never), {}],
  )
  const { shown } = await play()
  return { told: shown.at(-1), given }
}
const no = Either.left({ _tag: 'Refused', status: 422, message: 'Non è possibile' })
const failed = (write: Write) => [
  { type: 'write.failed', write, failure: { _tag: 'Refused', status: 422, message: 'Non è possibile' } },
]

test.each([
  [ADDED, Either.right('Aggiunto'), [{ type: 'userEvent.changed', change: 'added', message: 'Aggiunto' }]],
  [REMINDED, Either.right(undefined), [{ type: 'userEvent.changed', change: 'reminded', message: undefined }]],
  [ANSWERED, Either.right(undefined), [{ type: 'survey.sent', notice: 2 }]],
  [LEFT, Either.right(undefined), [{ type: 'subscription.ended' }]],
  [BOTH, Either.right(undefined), [{ type: 'profile.saved', part: 'profile' }]],
  ...[ADDED, REMINDED, REMOVED, ANSWERED, FOLLOWED, LEFT, BOTH].map((one) => [one, no, failed(one)] as const),
] as const)(
  'What ends after its page was left is told over the page, once: %# (ERR-08)',
  async (one, outcome, told) => {
    expect((await leaving(one, outcome)).told).toEqual(told)
  },
)

test('What is refused after its form was left is in the form again (ERR-08)', async () => {
  expect((await leaving(SAVED, no)).given).toMatchObject([['profile', { address: 'Via Sacco 5' }]])
})

test.each([
  ['is answered', posting(ADDED, answer('Aggiunto')), [Either.right({ isDelayed: false, answer: 'Aggiunto' })], []],
  [
    'is refused: who wrote it says so',
    posting(ADDED, refused),
    [Either.left({ _tag: 'Refused', status: 422, message: 'Non è possibile' })],
    [],
  ],
  [
    'is refused, where the app says so',
    posting(ANSWERED, refused),
    [Either.left({ _tag: 'Refused', status: 422, message: 'Non è possibile' })],
    ['write.failed'],
  ],
  [
    'waits for the network',
    posting(ADDED, failure({ _tag: 'Unreachable' }), { 'presence.isOnline': () => false }),
    [Either.right({ isDelayed: true })],
    ['write.delayed'],
  ],
  [
    'has two calls: it is done with the last',
    posting(BOTH, answer(undefined)),
    [Either.right({ isDelayed: false, answer: undefined })],
    [],
  ],
  [
    'has two calls, of which the last is refused: what is lacking is said',
    posting(BOTH, ((call: Write) => (call.kind === 'profileSaved' ? answer(undefined)() : refused())) as never),
    [
      Either.right({
        isDelayed: false,
        answer: undefined,
        lacks: { _tag: 'Refused', status: 422, message: 'Non è possibile' },
      }),
    ],
    [],
  ],
  [
    'has two calls and cannot be stored: both are sent at once',
    posting(BOTH, answer(undefined), { 'outbox.put': failure({ _tag: 'Unreachable' }) }),
    [Either.right({ isDelayed: false, answer: undefined })],
    [],
  ],
  ['is waited for by nobody', posting(SEEN, answer(undefined)), [Either.right({ isDelayed: true })], ['notice.seen']],
  [
    'cannot be stored: it is sent at once',
    posting(ADDED, answer('Aggiunto'), { 'outbox.put': failure({ _tag: 'Unreachable' }) }),
    [Either.right({ isDelayed: false, answer: 'Aggiunto' })],
    [],
  ],
])('A write that %s', async (_, [, , play], outcomes, news) => {
  const { shown } = await play()
  const { outcomes: had, news: said } = shown.at(-1) as Posting
  expect(had).toEqual(outcomes)
  expect(said.map(({ type }) => type)).toEqual(news)
})
