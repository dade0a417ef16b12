import type { Actor } from 'xstate'
import { addressChoiceNow } from '#application/town/address-choice/address-choice-now.ts'
import { confirmationNow } from '#application/kit/confirmation-now.ts'
import { formNow } from '#application/kit/form-now.ts'
import { openReading, type Reading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openWaiting, poster, type WaitingNow } from '#application/outbox/posting.flow.ts'
import { followSession, type SessionNow, sessionNow } from '#application/identity/session/session-now.ts'
import { changesTopic, type TopicReader, userOf } from '#application/inbox/topic-subscription/topic-news.ts'
import type { Activity } from '#domain/directory/activity.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import { topicSubject } from '#domain/outbox/outbox.ts'
import { accessRequestOf, statusUnlessFollowed } from '#domain/topics/subscription.ts'
import { showsEvents, sortedTopics, type Topic, topicOffer } from '#domain/topics/topic.ts'
import { followersSeenBy, isSwitchedOn } from '#domain/town/configuration.ts'
import { topicSubscriptionMachine } from '#application/inbox/topic-subscription/topic-subscription.machine.ts'

/** The reader of the topics, from the session. */
export const topicReaderOf = ({
  standing,
  user,
  userFailure,
}: Pick<SessionNow, 'standing' | 'user' | 'userFailure'>): TopicReader => {
  if (user !== undefined) return { kind: 'known', user }
  if (standing === 'anonymous') return { kind: 'anonymous' }
  return { kind: userFailure === undefined ? 'unknown' : 'unavailable' }
}

/** The state and the actions of a subscription. */
const followingNow = (actor: Actor<ReturnType<typeof topicSubscriptionMachine>>) => {
  const snapshot = actor.getSnapshot()
  const { topic, reader, standing } = snapshot.context
  const status = statusUnlessFollowed(topic, standing)
  const { password, access, addresses, unsubscription } = snapshot.children
  const { nameLocked, surnameLocked } = accessRequestOf(userOf(reader))
  return {
    topic,
    offer: topicOffer(topic),
    standing: status?.standing,
    reason: status?.reason,
    isBusy: snapshot.hasTag('busy'),
    /** The open dialog before a subscription starts or ends; at most one. */
    password: password && formNow(password),
    access: access && { ...formNow(access), nameLocked, surnameLocked },
    addresses: addresses && addressChoiceNow(addresses),
    unsubscription: unsubscription && confirmationNow(unsubscription),
    subscribe: () => actor.send({ type: 'subscription.requested' }),
    unsubscribe: () => actor.send({ type: 'unsubscription.requested' }),
    cancel: () => actor.send({ type: 'cancelled' }),
  }
}

/** One topic of an activity, with its events and sub-topics (TOPIC-01, TOPIC-14). */
export type TopicNow = ReturnType<typeof followingNow> &
  Readonly<{
    /** Whether its subscription, or the end of it, waits to be sent. */
    waiting: WaitingNow | undefined
    events: Reading<readonly PublicEvent[]> | undefined
    subtopics: readonly TopicNow[]
  }>

type Row = Readonly<{ read: (topic: Topic) => void; hear: (reader: TopicReader) => void; now: () => TopicNow }>
type Given = Readonly<{ activity: Activity['id']; reader: TopicReader; onChanged: () => void }>

const openRow = (scope: Scope, given: Given, topic: Topic): Row => {
  const { activity, reader, onChanged } = given
  const actor = scope.run(
    topicSubscriptionMachine({ ...scope.ports, post: poster(scope) }, { id: topic.id, activity }),
    {
      topic,
      reader,
    },
  )
  const waiting = openWaiting(scope, topicSubject(topic.id), () => {
    actor.send({ type: 'write.settled' })
    onChanged()
  })
  const news = actor.on('*', (one) => {
    if (changesTopic(one)) onChanged()
  })
  scope.onClose(() => news.unsubscribe())
  const events =
    showsEvents(topic) && isSwitchedOn(scope.ports.configuration, 'events')
      ? openReading(scope, ({ activities }, signal) => activities.events({ activity, topic: topic.id }, signal))
      : undefined
  const below = openRows(scope, given)
  below.read(topic.subtopics)
  return {
    read: (read) => {
      actor.send({ type: 'topic.read', topic: read })
      below.read(read.subtopics)
    },
    hear: (now) => {
      actor.send({ type: 'reader.changed', reader: now })
      below.hear(now)
    },
    now: () => ({
      ...followingNow(actor),
      waiting: waiting(),
      events: events?.(),
      subtopics: below.now(),
    }),
  }
}

/** A row for each topic: it is kept at a refresh, and removed when the topic is gone. */
const openRows = (scope: Scope, given: Given) => {
  let reader = given.reader
  let rows = new Map<Topic['id'], Readonly<{ row: Row; close: () => void }>>()
  return {
    read: (topics: readonly Topic[]): void => {
      const before = rows
      rows = new Map()
      for (const topic of sortedTopics(topics)) {
        const known = before.get(topic.id)
        known?.row.read(topic)
        before.delete(topic.id)
        rows.set(topic.id, known ?? opened(topic))
      }
      for (const { close } of before.values()) close()
    },
    hear: (now: TopicReader): void => {
      reader = now
      for (const { row } of rows.values()) row.hear(now)
    },
    now: (): readonly TopicNow[] => [...rows.values()].map(({ row }) => row.now()),
  }
  function opened(topic: Topic) {
    const inner = scope.inner()
    return { row: openRow(inner, { ...given, reader }, topic), close: inner.close }
  }
}

/** The topics of an activity while its page is open. `onChanged`: the server's data on a topic may have changed. */
export const openTopics = (scope: Scope, activity: Activity['id'], onChanged: () => void) => {
  const rows = openRows(scope, { activity, reader: { kind: 'unknown' }, onChanged })
  followSession(scope, (session) => rows.hear(topicReaderOf(session)))
  return {
    /** The activity was read, or read again. */
    read: (read: Activity): void => rows.read(read.topics),
    now: () => ({
      activity,
      session: sessionNow(scope.piazza),
      topics: rows.now(),
      /** Who may see who follows a topic (TOPIC-13). */
      seenBy: followersSeenBy(scope.ports.configuration),
    }),
  }
}
export type TopicsNow = ReturnType<ReturnType<typeof openTopics>['now']>
