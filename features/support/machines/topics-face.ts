import { type ActorRefFrom, createActor } from 'xstate'
import type { Piazza } from '#application/app/piazza.ts'
import { topicEvents } from '#application/topic-events/topic-events.implementations.ts'
import { changesTopic } from '#application/topic-subscription/topic-news.ts'
import { topicSubscription } from '#application/topic-subscription/topic-subscription.implementations.ts'
import * as seen from '#application/topic-subscription/topic-subscription.selectors.ts'
import { currentUser, standing, userFailure } from '#application/session/session.selectors.ts'
import type { Activity, ActivityId } from '#domain/directory/activity.ts'
import { eventsFrom } from '#domain/events/event.ts'
import { showsEvents, sortedTopics, type Topic, type TopicId } from '#domain/topics/topic.ts'
import { hoursOf } from '#ui/app/date-words.ts'
import { formText } from '#ui/app/failure-texts.ts'
import { formatsIn } from '#ui/app/formats.ts'
import { eventPath, topicUsersPath } from '#ui/app/screens.ts'
import { SHOWN_EVENTS } from '#ui/screens/topics/topic-limits.ts'
import { topicReaderOf } from '#ui/screens/topics/topic-reader.ts'
import { checkFailureText, passwordText, scheduleWords, typeText } from '#ui/screens/topics/topic-texts.ts'
import { TODAY } from '../moment.ts'
import { addressFace } from './address-face.ts'
import { lines, partsOf, said } from './form-face.ts'
import { named, phrase, titled } from './phrases.ts'
import { readOf } from './place-lines.ts'
import { running } from './running.ts'
import type { Asked, ScreenFace } from './screen-face.ts'
import type { Given } from './screens.ts'

const formats = formatsIn('it')
const intl = { formatMessage: phrase }

type Subscription = ActorRefFrom<ReturnType<typeof topicSubscription>>

const readerOf = (piazza: Piazza) => {
  const session = piazza.session.getSnapshot()
  return topicReaderOf({
    standing: standing(session),
    user: currentUser(session),
    userFailure: userFailure(session),
  })
}

const everyTopic = (topics: readonly Topic[]): readonly Topic[] =>
  sortedTopics(topics).flatMap((topic) => [topic].concat(everyTopic(topic.subtopics)))

/** The events of one topic, a panel of their own (TOPIC-14). */
const openEvents = ({ ports, go }: Given, activity: ActivityId, topic: Topic) => {
  const actor = createActor(topicEvents(ports), { input: { query: { activity, topic: topic.id } } }).start()
  const events = readOf(actor)
  const shown = () => eventsFrom(events.value() ?? [], TODAY).slice(0, SHOWN_EVENTS)
  return {
    texts: () => [
      phrase('topics.events', { name: named(topic.name) }),
      ...events.lines(() =>
        shown().length === 0
          ? [phrase('topics.noEvents')]
          : shown().flatMap((event) => [
              titled(event.title),
              `${formats.date(event.startDate)}, ${hoursOf(event, intl, formats)}`,
              event.typology?.name ?? '',
            ]),
      ),
    ],
    actions: () =>
      Object.fromEntries(shown().map(({ id, title }) => [titled(title), () => go(eventPath(activity, id))] as const)),
    retriable: events.retriable,
    close: () => actor.stop(),
  }
}

/** The password that is asked for. */
const passwordFace = (subscription: Subscription): ScreenFace | undefined => {
  const actor = seen.topicPasswordActor(subscription.getSnapshot())
  if (!actor) return undefined
  const form = partsOf(actor)
  const name = named(seen.topicNow(subscription.getSnapshot()).name)
  return {
    texts: () =>
      lines({ id: 'topics.passwordTitle' }, phrase('topics.passwordText', { name }), form.complaint(checkFailureText)),
    fields: () =>
      form.fields({
        password: {
          label: { id: 'topics.password' },
          problem: () => said(passwordText(form.problems().password, form.failure())),
        },
      }),
    actions: () => ({
      [phrase('topics.subscribe')]: form.submit,
      [phrase('action.cancel')]: () => subscription.send({ type: 'cancelled' }),
    }),
  }
}

/** The names that access is asked for with; nobody can write over those of the profile. */
const accessFace = (subscription: Subscription): ScreenFace | undefined => {
  const snapshot = subscription.getSnapshot()
  const actor = seen.accessRequestActor(snapshot)
  if (!actor) return undefined
  const form = partsOf(actor)
  const { nameLocked, surnameLocked } = seen.accessLocks(snapshot)
  const problem = (field: 'name' | 'surname') => () =>
    form.problems()[field] === undefined ? undefined : phrase('field.required')
  const fields = form.fields({
    name: { label: { id: 'topics.accessName' }, problem: problem('name') },
    surname: { label: { id: 'topics.accessSurname' }, problem: problem('surname') },
  })
  const locked = (isLocked: boolean, label: string) => {
    const field = fields[label]
    return field && (isLocked ? { ...field, write: () => {} } : field)
  }
  return {
    texts: () =>
      lines(
        { id: 'topics.accessTitle' },
        phrase('topics.accessText', { name: named(seen.topicNow(snapshot).name) }),
        form.complaint(formText),
        nameLocked || surnameLocked ? { id: 'topics.accessLocked' } : undefined,
      ),
    fields: () =>
      Object.fromEntries(
        [
          [phrase('topics.accessName'), locked(nameLocked, phrase('topics.accessName'))] as const,
          [phrase('topics.accessSurname'), locked(surnameLocked, phrase('topics.accessSurname'))] as const,
        ].flatMap(([label, field]) => (field ? [[label, field]] : [])),
      ),
    actions: () => ({
      [phrase('topics.accessSend')]: form.submit,
      [phrase('action.cancel')]: () => subscription.send({ type: 'cancelled' }),
    }),
  }
}

/** The addresses or districts that are asked for. */
const addressesFace = (subscription: Subscription): ScreenFace | undefined => {
  const snapshot = subscription.getSnapshot()
  const actor = seen.addressChoiceActor(snapshot)
  return actor && addressFace(actor, seen.topicNow(snapshot).type === 'districts' ? 'districts' : 'addresses')
}

const questionOf = (subscription: Subscription): Asked | undefined => {
  const snapshot = subscription.getSnapshot()
  const asking = seen.unsubscriptionActor(snapshot)
  if (!asking) return undefined
  return {
    question: {
      title: phrase('topics.unsubscribeTitle', { name: named(seen.topicNow(snapshot).name) }),
      text: phrase('topics.unsubscribeText'),
    },
    confirm: () => asking.send({ type: 'confirmed' }),
    cancel: () => asking.send({ type: 'cancelled' }),
  }
}

const openRow = (given: Given, activity: ActivityId, topic: Topic, onChanged: () => void) => {
  const { ports, piazza, go } = given
  const actor = createActor(topicSubscription(ports, topic.id), { input: { topic, reader: readerOf(piazza) } })
  actor.on('*', (news) => {
    if (changesTopic(news)) onChanged()
  })
  const session = piazza.session.subscribe(() => actor.send({ type: 'reader.changed', reader: readerOf(piazza) }))
  const close = running(given, actor)
  const events = showsEvents(topic) ? openEvents(given, activity, topic) : undefined
  const now = () => actor.getSnapshot()
  const about = phrase('topics.to', { name: named(topic.name) })
  return {
    actor,
    events,
    read: (read: Topic) => actor.send({ type: 'topic.read', topic: read }),
    texts: () => [
      named(topic.name),
      ...lines(topic.description),
      ...(seen.topicOffer(now()) === 'unsubscription' ? [phrase('topics.subscribed')] : []),
      phrase(typeText(topic.type)),
      ...lines(scheduleWords(topic, intl, formats)),
      ...(events?.texts() ?? []),
    ],
    actions: (): Readonly<Record<string, () => void>> => {
      const offer = seen.topicOffer(now())
      return {
        ...(offer === 'subscription' && {
          [`${phrase('topics.subscribe')} ${about}`]: () => actor.send({ type: 'subscription.requested' }),
        }),
        ...(offer === 'unsubscription' && {
          [`${phrase('topics.unsubscribe')} ${about}`]: () => actor.send({ type: 'unsubscription.requested' }),
        }),
        ...(readerOf(piazza).kind !== 'anonymous' && {
          [`${phrase('topics.users')} ${about}`]: () => go(topicUsersPath(activity, topic.id)),
        }),
        ...events?.actions(),
      }
    },
    close: () => {
      session.unsubscribe()
      events?.close()
      close()
    },
  }
}

/** The topics of an activity without a screen: what is asked for one of them is all there is meanwhile. */
export const openTopics = (given: Given, onChanged: () => void) => {
  let rows: readonly ReturnType<typeof openRow>[] = []
  const dialog = (): ScreenFace | undefined =>
    rows.flatMap(({ actor }) => passwordFace(actor) ?? addressesFace(actor) ?? accessFace(actor) ?? [])[0]
  return {
    /** The activity was read, or read anew. */
    show: (activity: Activity): void => {
      const topics = everyTopic(activity.topics)
      if (rows.length === 0) rows = topics.map((topic) => openRow(given, activity.id, topic, onChanged))
      else for (const [at, topic] of topics.entries()) rows[at]?.read(topic)
    },
    nameOf: (topic: TopicId) =>
      rows.map((row) => row.actor.getSnapshot().context.topic).find(({ id }) => id === topic)?.name,
    texts: (): readonly string[] =>
      dialog()?.texts() ?? [phrase('topics.title'), ...rows.flatMap((row) => row.texts())],
    fields: () => dialog()?.fields?.() ?? {},
    choices: () => dialog()?.choices?.() ?? {},
    /** Undefined while no dialog is open: the page's own are there too then. */
    dialogActions: () => dialog()?.actions?.(),
    actions: (): Readonly<Record<string, () => void>> => Object.assign({}, ...rows.map((row) => row.actions())),
    question: () => rows.flatMap(({ actor }) => questionOf(actor) ?? [])[0],
    retriable: () => [
      ...(dialog()?.retriable?.() ?? []),
      ...rows.flatMap(({ events }) => (events ? [events.retriable()] : [])),
    ],
    close: (): void => {
      for (const row of rows) row.close()
    },
  }
}
export type Topics = ReturnType<typeof openTopics>
