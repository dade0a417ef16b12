import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test } from 'vitest'
import { createActor, type SnapshotFrom } from 'xstate'
import { confirmationNow } from '#application/kit/confirmation-now.ts'
import { present } from '#application/kit/present.ts'
import { ends, fails, KEEPS_NOTHING, NO_PORTS, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { Post, Posted } from '#application/outbox/posted.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { User, UserId } from '#domain/identity/user.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import {
  accessRequestOf,
  type KeptStanding,
  type KeptSubscription,
  statusUnlessFollowed,
  type SubscriptionStatus,
  type SubscriptionAnswer,
  type SubscriptionRequest,
} from '#domain/topics/subscription.ts'
import { type SubscriptionId, type Topic, type TopicId, topicOffer, type TopicType } from '#domain/topics/topic.ts'
import { changesTopic, type TopicNews, type TopicReader, userOf } from './topic-news.ts'
import { topicSubscriptionMachine } from './topic-subscription.machine.ts'

const WAITING: SubscriptionStatus = { standing: 'waiting', reason: undefined }
const unreachable: RequestFailure = { _tag: 'Unreachable' }
const MARIO: User = {
  id: 1 as UserId,
  username: 'mario.rossi',
  name: 'Mario',
  surname: 'Rossi',
  email: undefined,
  roles: ['user'],
  image: undefined,
}
const known: TopicReader = { kind: 'known', user: MARIO }
const anonymous: TopicReader = { kind: 'anonymous' }
const SUBSCRIPTION = 77 as SubscriptionId

const topicOf = (type: TopicType, subscription?: SubscriptionId): Topic => ({
  id: 101 as TopicId,
  activity: undefined,
  name: 'Avvisi generali',
  description: undefined,
  type,
  template: 'standard',
  subscription,
  schedule: undefined,
  weekdays: [],
  sort: 1,
  subtopics: [],
})
const standingOf = ({ context: { topic, standing } }: SnapshotFrom<ReturnType<typeof topicSubscriptionMachine>>) =>
  statusUnlessFollowed(topic, standing)?.standing
const answer = (status: string | undefined, id?: SubscriptionId, message?: string): SubscriptionAnswer => ({
  id,
  status,
  message,
})

/** The server answers at once. */
const answering =
  <A>(port: TaskEither<RequestFailure, A>): TaskEither<RequestFailure, Posted<A>> =>
  async () =>
    pipe(
      await port(),
      Either.map((answer) => ({ isDelayed: false, answer })),
    )

const open = (topic: Topic, reader: TopicReader = known) => {
  const subscribe = waitingPort<[SubscriptionRequest], RequestFailure, SubscriptionAnswer>()
  const unsubscribe = waitingPort<[SubscriptionId], RequestFailure, string | undefined>()
  const checkPassword = waitingPort<[TopicId, string], RequestFailure, boolean>()
  const requestAccess = waitingPort<
    [Readonly<{ topic: TopicId; name: string; surname: string }>],
    RequestFailure,
    string | undefined
  >()
  const keep = waitingPort<[KeptSubscription], RequestFailure, void>()
  const recall = waitingPort<[TopicId], RequestFailure, SubscriptionStatus | undefined>()
  const keepStanding = waitingPort<[KeptStanding], RequestFailure, void>()
  const nobody = waitingPort<[], RequestFailure, never>()
  const posts = (write: Write) => {
    if (write.kind === 'topicFollowed') return answering(subscribe.port(write.request))
    return answering(write.kind === 'topicLeft' ? unsubscribe.port(write.subscription) : nobody.port())
  }
  const actor = createActor(
    topicSubscriptionMachine(
      {
        topics: {
          checkPassword: checkPassword.port,
          requestAccess: requestAccess.port,
        },
        addresses: { page: nobody.port, chosen: nobody.port, choose: nobody.port },
        keptSubscriptions: { keep: keep.port, standing: recall.port, keepStanding: keepStanding.port },
        unsent: KEEPS_NOTHING,
        post: posts as Post,
      },
      topic,
    ),
    { input: { topic, reader } },
  )
  const news: TopicNews[] = []
  actor.on('*', (told) => news.push(told))
  actor.start()
  const now = () => actor.getSnapshot()
  return {
    actor,
    subscribe,
    unsubscribe,
    checkPassword,
    requestAccess,
    keep,
    recall,
    keepStanding,
    news,
    now,
    wish: () => actor.send({ type: 'subscription.requested' }),
    password: () => present(now().children.password),
    access: () => present(now().children.access),
    question: () => present(now().children.unsubscription),
  }
}

const withPassword = async (...typed: readonly string[]) => {
  const flow = open(topicOf('password'))
  flow.wish()
  for (const password of typed) {
    flow.password().send({ type: 'fields.changed', fields: { password } })
    flow.password().send({ type: 'form.submitted' })
    await settle()
  }
  return flow
}

const withAccess = async (reader = known) => {
  const flow = open(topicOf('private'), reader)
  flow.wish()
  await flow.subscribe.call().succeed(answer('R'))
  return flow
}

const withQuestion = () => {
  const flow = open(topicOf('public', SUBSCRIPTION))
  flow.actor.send({ type: 'unsubscription.requested' })
  return flow
}

test('Every transition of a subscription is covered, failures included', async () => {
  const wrong = { _tag: 'TopicPasswordWrong' } as const
  const walked = await walk(topicSubscriptionMachine(NO_PORTS, NO_PORTS), {
    inputs: [
      ...(['public', 'password', 'districts', 'personal'] as const).map((type) => ({
        topic: topicOf(type),
        reader: known,
      })),
      { topic: topicOf('public', SUBSCRIPTION), reader: known },
      ...(['anonymous', 'unknown'] as const).map((kind) => ({ topic: topicOf('public'), reader: { kind } })),
    ],
    events: [
      { type: 'subscription.requested' },
      { type: 'unsubscription.requested' },
      { type: 'cancelled' },
      { type: 'topic.read', topic: topicOf('public') },
      { type: 'reader.changed', reader: known },
      { type: 'reader.changed', reader: anonymous },
      { type: 'reader.changed', reader: { kind: 'unknown' } },
      { type: 'reader.changed', reader: { kind: 'unavailable' } },
      { type: 'form.failed', failure: wrong },
      ends('password', undefined),
      ends('addresses', { outcome: 'chosen' }),
      ends('addresses', { outcome: 'cancelled' }),
      ends('subscribe', answer(undefined, SUBSCRIPTION)),
      ...['R', 'I', 'N', undefined].map((status) => ends('subscribe', answer(status))),
      ends('keep', undefined),
      ends('recall', WAITING),
      fails('recall', unreachable),
      { type: 'write.settled' },
      ends('recallAgain', WAITING),
      fails('recallAgain', unreachable),
      ends('access', undefined),
      ends('unsubscription', { outcome: 'done' }),
      ends('unsubscription', { outcome: 'cancelled' }),
      ends('unsubscription', { outcome: 'failed', failure: unreachable }),
      ...(['subscribe', 'keep'] as const).map((port) => fails(port, unreachable)),
      ...(['password', 'addresses', 'access', 'unsubscription'] as const).map((child) =>
        fails(child, new Error('A defect')),
      ),
    ],
    sees: ({ topic, reader, standing }) => [topic.type, topic.subscription, reader.kind, standing?.standing],
  })
  expect(walked).toEqual({ states: 12, transitions: 43, unreached: [], untaken: [], strayed: [] })
})

describe('A subscription', () => {
  test('to an open topic is sent at once, stored on the device, and published (TOPIC-07, TOPIC-08)', async () => {
    const { wish, subscribe, keep, news, now } = open(topicOf('public'))
    expect([topicOffer(now().context.topic), now().hasTag('busy')]).toEqual(['subscription', false])
    wish()
    expect(now().hasTag('busy')).toBe(true)
    expect(subscribe.call().asked).toEqual([{ topic: 101, user: 1 }])
    await subscribe.call().succeed(answer(undefined, SUBSCRIPTION))
    expect(keep.call().asked).toEqual([{ id: 77, request: { topic: 101, user: 1 } }])
    await keep.call().succeed(undefined)
    expect(news).toEqual([{ type: 'subscription.made', topic: 101 }])
    expect([topicOffer(now().context.topic), now().context.topic.subscription, now().hasTag('busy')]).toEqual([
      'unsubscription',
      77,
      false,
    ])
  })

  test('is sent once for several taps (fault 28), and not again afterwards (fault 29)', async () => {
    const { wish, subscribe, keep } = open(topicOf('public'))
    wish()
    wish()
    await subscribe.call().succeed(answer(undefined, SUBSCRIPTION))
    wish()
    await keep.call().succeed(undefined)
    wish()
    expect([subscribe.calls.length, keep.calls.length]).toEqual([1, 1])
  })

  test('is valid also where the device cannot store it', async () => {
    const { wish, subscribe, keep, news, now } = open(topicOf('public'))
    wish()
    await subscribe.call().succeed(answer(undefined, SUBSCRIPTION))
    await keep.call().fail(unreachable)
    expect([news.length, topicOffer(now().context.topic)]).toEqual([1, 'unsubscription'])
  })

  test('that cannot be sent leaves the topic as it was, and can be retried (fault 27)', async () => {
    const { wish, subscribe, news, now } = open(topicOf('public'))
    wish()
    await subscribe.call().fail(unreachable)
    expect([topicOffer(now().context.topic), now().hasTag('busy'), news]).toEqual(['subscription', false, []])
    wish()
    expect(subscribe.calls.length).toBe(2)
  })

  test.each(['I', 'N'])('that the server answers with %s shows its message (TOPIC-10, TOPIC-11)', async (status) => {
    const { wish, subscribe, news, now } = open(topicOf('public'))
    wish()
    await subscribe.call().succeed(answer(status, undefined, 'Iscrizioni chiuse'))
    const type = status === 'I' ? 'subscription.warned' : 'subscription.refused'
    expect(news).toEqual([{ type, message: 'Iscrizioni chiuse' }])
    expect(topicOffer(now().context.topic)).toBe('subscription')
  })

  test('to a personal topic is not offered, and a request for it is ignored (TOPIC-07)', () => {
    const { wish, subscribe, now } = open(topicOf('personal'))
    wish()
    expect([topicOffer(now().context.topic), subscribe.calls.length]).toEqual(['none', 0])
  })

  test('shows the topic as last read', () => {
    const { actor, now } = open(topicOf('public'))
    actor.send({ type: 'topic.read', topic: topicOf('public', SUBSCRIPTION) })
    expect(topicOffer(now().context.topic)).toBe('unsubscription')
  })

  test('is not undone by older data', async () => {
    const { actor, wish, subscribe, keep, now } = open(topicOf('public'))
    wish()
    await subscribe.call().succeed(answer(undefined, SUBSCRIPTION))
    actor.send({ type: 'topic.read', topic: topicOf('public') })
    await keep.call().succeed(undefined)
    expect(topicOffer(now().context.topic)).toBe('unsubscription')
  })
})

test('The activity is read again after every event that may change the server’s data, and after no other', () => {
  const told: readonly TopicNews[] = [
    { type: 'subscription.made', topic: topicOf('public').id },
    { type: 'subscription.ended' },
    { type: 'subscription.warned', message: undefined },
    { type: 'subscription.refused', message: undefined },
    { type: 'accessRequest.sent' },
  ]
  expect(told.map(changesTopic)).toEqual([true, true, true, false, false])
})

describe('What became of a request', () => {
  test.each([
    ['I', 'waiting'],
    ['N', 'closed'],
  ] as const)('is known from the answer %s until the topic is followed (TOPIC-10, TOPIC-11)', async (status, kind) => {
    const { wish, subscribe, keep, now } = open(topicOf('public'))
    wish()
    await subscribe.call().succeed(answer(status))
    expect([standingOf(now()), topicOffer(now().context.topic)]).toEqual([kind, 'subscription'])
    wish()
    await subscribe.call().succeed(answer(undefined, SUBSCRIPTION))
    await keep.call().succeed(undefined)
    expect([standingOf(now()), now().context.standing]).toEqual([undefined, undefined])
  })

  test('is remembered by the device, of this topic', async () => {
    const { recall, now } = open(topicOf('public'))
    expect(recall.call().asked).toEqual([101])
    await recall.call().succeed(WAITING)
    expect(standingOf(now())).toBe('waiting')
  })

  test('is nothing where the device cannot tell, and the topic can be followed', async () => {
    const { recall, now } = open(topicOf('public'))
    await recall.call().fail(unreachable)
    expect([standingOf(now()), topicOffer(now().context.topic)]).toEqual([undefined, 'subscription'])
  })

  test('after a request that waited has been sent is what the device remembers by then (TOPIC-08)', async () => {
    const { actor, recall, now } = open(topicOf('public'))
    await recall.call().succeed(undefined)
    actor.send({ type: 'write.settled' })
    await recall.call().succeed(WAITING)
    expect([recall.calls.length, standingOf(now())]).toEqual([2, 'waiting'])
    actor.send({ type: 'write.settled' })
    await recall.call().fail(unreachable)
    expect([recall.calls.length, standingOf(now())]).toEqual([3, 'waiting'])
  })

  test('that came meanwhile is newer than what the device remembers', async () => {
    const { wish, subscribe, recall, now } = open(topicOf('public'))
    wish()
    await subscribe.call().succeed(answer('N'))
    await recall.call().succeed(WAITING)
    expect(standingOf(now())).toBe('closed')
  })

  test('says nothing of a topic that is followed, and nothing after its end', async () => {
    const { recall, question, unsubscribe, now } = withQuestion()
    await recall.call().succeed(WAITING)
    expect(standingOf(now())).toBeUndefined()
    question().send({ type: 'confirmed' })
    await unsubscribe.call().succeed(undefined)
    expect([topicOffer(now().context.topic), standingOf(now())]).toEqual(['subscription', undefined])
  })

  test('is not told to another reader', async () => {
    const { actor, recall, now } = open(topicOf('public'))
    await recall.call().succeed(WAITING)
    actor.send({ type: 'reader.changed', reader: anonymous })
    expect(standingOf(now())).toBeUndefined()
  })
})

describe('A reader', () => {
  test('who is not signed in is invited to sign in, and gets no subscription (TOPIC-02)', async () => {
    const { actor, wish, subscribe, news } = open(topicOf('public'), anonymous)
    wish()
    expect(news).toEqual([{ type: 'subscription.signInRequired', topic: 101 }])
    actor.send({ type: 'reader.changed', reader: known })
    await settle()
    expect(subscribe.calls.length).toBe(0)
  })

  test('whose identity is loading is waited for, and then subscribes', () => {
    const { actor, wish, subscribe, news, now } = open(topicOf('public'), { kind: 'unavailable' })
    wish()
    expect([news, now().hasTag('busy')]).toEqual([[{ type: 'reader.wanted' }], true])
    actor.send({ type: 'reader.changed', reader: { kind: 'unknown' } })
    expect(now().hasTag('busy')).toBe(true)
    actor.send({ type: 'reader.changed', reader: known })
    expect(subscribe.call().asked).toEqual([{ topic: 101, user: 1 }])
  })

  test('whose identity cannot be loaded does not subscribe', () => {
    const { actor, wish, subscribe, now } = open(topicOf('public'), { kind: 'unknown' })
    wish()
    actor.send({ type: 'reader.changed', reader: { kind: 'unavailable' } })
    expect([now().hasTag('busy'), subscribe.calls.length]).toEqual([false, 0])
  })

  test('who signs out meanwhile leaves no dialog behind', async () => {
    const { actor, now } = await withPassword()
    actor.send({ type: 'reader.changed', reader: anonymous })
    expect(now().children.password).toBeUndefined()
  })

  test('who stays the same continues the open dialog', async () => {
    const { actor, now } = await withPassword()
    actor.send({ type: 'reader.changed', reader: { kind: 'known', user: { ...MARIO, email: 'mario@rossi.it' } } })
    expect(now().children.password).toBeDefined()
  })
})

describe('A topic with a password', () => {
  test('accepts the right one (TOPIC-03)', async () => {
    const { checkPassword, subscribe, now } = await withPassword('volontari')
    expect([checkPassword.call().asked, subscribe.calls.length]).toEqual([[101, 'volontari'], 0])
    await checkPassword.call().succeed(true)
    expect([now().children.password, subscribe.calls.length]).toEqual([undefined, 1])
  })

  test('shows an error for each wrong one, once, and keeps the text (TOPIC-04)', async () => {
    const { checkPassword, password, news, subscribe } = await withPassword('pompieri')
    await checkPassword.call().succeed(false)
    expect(news).toEqual([{ type: 'topicPassword.refused' }])
    expect(password().getSnapshot().context).toMatchObject({
      values: { password: 'pompieri' },
      failure: { _tag: 'TopicPasswordWrong' },
    })
    password().send({ type: 'fields.changed', fields: { password: 'volontar' } })
    await settle()
    expect(news.length).toBe(1)
    password().send({ type: 'form.submitted' })
    await settle()
    await checkPassword.call().succeed(false)
    expect([news.length, checkPassword.calls.length, subscribe.calls.length]).toEqual([2, 2, 0])
  })

  test('shows the error again whenever its dialog is opened again', async () => {
    const { actor, wish, checkPassword, password, news } = await withPassword('pompieri')
    await checkPassword.call().succeed(false)
    actor.send({ type: 'cancelled' })
    wish()
    password().send({ type: 'fields.changed', fields: { password: 'pompieri' } })
    password().send({ type: 'form.submitted' })
    await settle()
    await checkPassword.call().succeed(false)
    expect(news.length).toBe(2)
  })

  test('requires one: without it nothing is checked (TOPIC-05)', async () => {
    const { checkPassword, password, news } = await withPassword('  ')
    expect([checkPassword.calls.length, password().getSnapshot().context.problems, news]).toEqual([
      0,
      { password: 'missing' },
      [],
    ])
  })

  test('that cannot be checked keeps the text, and shows no error about the password', async () => {
    const { checkPassword, password, news } = await withPassword('volontari')
    await checkPassword.call().fail(unreachable)
    const { values, failure } = password().getSnapshot().context
    expect([values, failure, news]).toEqual([{ password: 'volontari' }, unreachable, []])
  })

  test('can be cancelled, and starts empty again (TOPIC-03)', async () => {
    const { actor, wish, password, now } = await withPassword('pompieri')
    actor.send({ type: 'cancelled' })
    expect(now().children.password).toBeUndefined()
    wish()
    expect(password().getSnapshot().context.values).toEqual({ password: '' })
  })
})

test.each(['addresses', 'districts'] as const)(
  'A topic of %s asks for them first, and is not followed by who gives up (TOPIC-06)',
  async (type) => {
    const { wish, subscribe, now } = open(topicOf(type))
    wish()
    expect([subscribe.calls.length, now().children.addresses !== undefined]).toEqual([0, true])
    now().children.addresses?.send({ type: 'cancelled' })
    await settle()
    expect([subscribe.calls.length, now().children.addresses, topicOffer(now().context.topic)]).toEqual([
      0,
      undefined,
      'subscription',
    ])
  },
)

describe('A topic that requires a request for access (TOPIC-09)', () => {
  test('uses the names of the profile, which are locked', async () => {
    const { access, requestAccess, keepStanding, news, now } = await withAccess()
    expect(accessRequestOf(userOf(now().context.reader))).toMatchObject({ nameLocked: true, surnameLocked: true })
    access().send({ type: 'form.submitted' })
    access().send({ type: 'form.submitted' })
    await settle()
    expect(requestAccess.calls.map(({ asked }) => asked)).toEqual([[{ topic: 101, name: 'Mario', surname: 'Rossi' }]])
    await requestAccess.call().succeed('Fatto')
    expect(keepStanding.call().asked).toEqual([{ topic: 101, ...WAITING }])
    await keepStanding.call().fail(unreachable)
    expect(standingOf(now())).toBe('waiting')
    expect([news, topicOffer(now().context.topic)]).toEqual([[{ type: 'accessRequest.sent' }], 'subscription'])
  })

  test('requires the names that the profile lacks, and leaves those editable', async () => {
    const nameless = { kind: 'known', user: { ...MARIO, surname: ' ' } } as const
    const { access, requestAccess, now } = await withAccess(nameless)
    expect(accessRequestOf(userOf(now().context.reader))).toMatchObject({ nameLocked: true, surnameLocked: false })
    access().send({ type: 'form.submitted' })
    expect([requestAccess.calls.length, access().getSnapshot().context.problems]).toEqual([0, { surname: 'missing' }])
    access().send({ type: 'fields.changed', fields: { surname: ' Rossi ' } })
    access().send({ type: 'form.submitted' })
    await settle()
    expect(requestAccess.call().asked).toEqual([{ topic: 101, name: 'Mario', surname: 'Rossi' }])
  })

  test('keeps a request that could not be sent, until it is cancelled', async () => {
    const { actor, access, requestAccess, news, now } = await withAccess()
    access().send({ type: 'form.submitted' })
    await settle()
    await requestAccess.call().fail(unreachable)
    expect([access().getSnapshot().context.failure, news]).toEqual([unreachable, []])
    actor.send({ type: 'cancelled' })
    expect(now().children.access).toBeUndefined()
  })
})

describe('The end of a subscription (TOPIC-12)', () => {
  test('is confirmed first, and cancelling changes nothing', async () => {
    const { question, unsubscribe, now, news } = withQuestion()
    question().send({ type: 'cancelled' })
    await settle()
    expect([unsubscribe.calls.length, topicOffer(now().context.topic), now().children.unsubscription, news]).toEqual([
      0,
      'unsubscription',
      undefined,
      [],
    ])
  })

  test('is sent once', async () => {
    const { question, unsubscribe, news, now } = withQuestion()
    const asking = question()
    asking.send({ type: 'confirmed' })
    asking.send({ type: 'confirmed' })
    await settle()
    expect([confirmationNow(asking).isBusy, unsubscribe.calls.map((call) => call.asked)]).toEqual([true, [[77]]])
    await unsubscribe.call().succeed('Iscrizione annullata')
    expect([news, topicOffer(now().context.topic), now().context.topic.subscription]).toEqual([
      [{ type: 'subscription.ended' }],
      'subscription',
      undefined,
    ])
  })

  test('that fails keeps the subscription (fault 27)', async () => {
    const { question, unsubscribe, news, now } = withQuestion()
    question().send({ type: 'confirmed' })
    await settle()
    await unsubscribe.call().fail(unreachable)
    expect([topicOffer(now().context.topic), news]).toEqual([
      'unsubscription',
      [{ type: 'unsubscription.failed', failure: unreachable }],
    ])
  })

  test('is not offered without a subscription', () => {
    const { actor, now } = open(topicOf('public'))
    actor.send({ type: 'unsubscription.requested' })
    expect(now().children.unsubscription).toBeUndefined()
  })
})
