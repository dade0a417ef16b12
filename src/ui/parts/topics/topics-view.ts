import type { TopicNow, TopicsNow } from '#application/inbox/topics/topics.flow.ts'
import { eventsFrom } from '#domain/events/event.ts'
import type { DayTime } from '#domain/time/wall-clock.ts'
import type { TopicStanding } from '#domain/topics/subscription.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { activityEventsPath, eventPath, topicAnchor, topicUsersPath } from '#ui/base/screens.ts'
import { isOpenTo } from '#ui/base/verdict.ts'
import { toName } from '#ui/language/inflections.ts'
import { named } from '#ui/language/titles.ts'
import { addressView } from '#ui/parts/addresses/address-view.ts'
import { eventNamesakes, eventRowView } from '#ui/view/event-row.ts'
import { fieldsOf, formView, saidBeside } from '#ui/view/forms.ts'
import { panelView } from '#ui/view/panels.ts'
import { action, way } from '#ui/view/parts.ts'
import { deletionQuestion } from '#ui/view/questions.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'
import { withdrawal } from '#ui/view/withdrawal.ts'
import { scheduleWords, TYPE_TEXTS } from './topic-texts.ts'
import { linkedView } from '#ui/view/linked-text.ts'

/** The maximum number of events shown with a topic; a link leads to the others. */
const SHOWN_EVENTS = 3

type Here = Readonly<{ now: DayTime; topic: TopicId | undefined; configuration: Configuration }>

/** The topics of an activity (TOPIC-01). */
export const topicsView = (now: TopicsNow, here: Here, speech: Speech) => {
  const { say } = speech
  const isEmpty = now.topics.length === 0
  return {
    title: say('topics.title'),
    empty: isEmpty ? { title: say('topics.empty'), text: say('topics.emptyText') } : undefined,
    lead: isEmpty ? undefined : say('topics.lead'),
    /** Who sees that one follows a topic, said before one does (TOPIC-13). */
    seenBy: isEmpty || now.seenBy === 'nobody' ? undefined : say(SEEN_BY[now.seenBy]),
    topics: now.topics.map((topic) => topicView(topic, now, here, speech)),
  }
}
export type TopicsView = ReturnType<typeof topicsView>

/**
 * One topic: its description, its requirement, and its subscribe or unsubscribe button (TOPIC-01, TOPIC-07, EVENT-10).
 */
export type TopicView = ReturnType<typeof ownView> & Readonly<{ subtopics: readonly TopicView[] }>

const topicView = (now: TopicNow, all: TopicsNow, here: Here, speech: Speech): TopicView => ({
  ...ownView(now, all, here, speech),
  subtopics: now.subtopics.map((one) => topicView(one, all, here, speech)),
})

const ownView = (now: TopicNow, all: TopicsNow, here: Here, speech: Speech) => {
  const { say } = speech
  const { topic, offer, standing, reason, waiting } = now
  const name = named(topic.name, speech)
  return {
    key: topic.id,
    anchor: topicAnchor(topic.id),
    /** The URL names it. */
    isHere: here.topic === topic.id,
    name,
    description: topic.description === undefined ? undefined : linkedView(topic.description),
    /** The label of a followed topic. */
    followed: offer === 'unsubscription' ? say('topics.subscribed') : undefined,
    sign: topic.type,
    type: say(TYPE_TEXTS[topic.type]),
    schedule: scheduleWords(topic, speech),
    /** A subscription, or the end of one, waits to be sent. */
    delayed: waiting && say('outbox.waiting'),
    /** What became of a request to follow it. */
    standing: standing && !waiting ? say(STANDING_TEXTS[standing]) : undefined,
    /** Why it was not accepted, in the words of the server. */
    reason: standing && !waiting ? reason : undefined,
    offer: offerView(now, name, speech),
    users: isOpenTo(all.session, here.configuration, 'topicUsers')
      ? way(say('topics.users'), topicUsersPath(all.activity, topic.id), name)
      : undefined,
    events: now.events && eventsView(now.events, all, name, here.now, speech),
  }
}

const SEEN_BY = {
  everyone: 'topics.seenByEveryone',
  administrators: 'topics.seenByAdministrators',
} as const satisfies Readonly<Record<string, MessageId>>

const STANDING_TEXTS = {
  waiting: 'topics.waitingText',
  closed: 'topics.closedText',
} as const satisfies Readonly<Record<TopicStanding, MessageId>>

/**
 * One button for all its actions, so that it keeps the focus. [decided] It names the state of a request: while that
 * waits for approval, it asks the server again.
 */
const offerView = (now: TopicNow, name: string, speech: Speech) => {
  const { topic, offer, standing, isBusy, subscribe, unsubscribe, waiting } = now
  const { say } = speech
  const back = waiting && withdrawal(waiting, speech, name)
  if (waiting) return back && { ...back, tone: 'withdraw' as const }
  if (offer === 'none') return undefined
  const to = { name: toName(name, speech) }
  const about = say('topics.to', to)
  if (offer === 'unsubscription')
    return { ...action(say('topics.unsubscribe'), unsubscribe, { about, isBusy }), tone: 'leave' as const }
  if (standing === 'waiting')
    return {
      ...action(say('topics.check'), subscribe, { about: say('topics.checkOf', { name }), isBusy }),
      tone: 'check' as const,
    }
  const isAgain = standing === 'closed'
  const label = topic.type === 'password' ? 'topics.subscribePassword' : 'topics.subscribe'
  return {
    ...action(say(isAgain ? 'topics.subscribeAgain' : label), subscribe, {
      about: isAgain ? say('topics.subscribeAgainTo', to) : about,
      isBusy,
    }),
    tone: 'follow' as const,
  }
}

/** The upcoming events of a topic that has events (TOPIC-14). */
const eventsView = (
  events: NonNullable<TopicNow['events']>,
  { activity, session }: TopicsNow,
  name: string,
  now: DayTime,
  speech: Speech,
) => ({
  title: speech.say('topics.events', { name }),
  panel: panelView(events, session.requireSignIn, speech, (all) => {
    const coming = eventsFrom(all, now)
    const shown = coming.slice(0, SHOWN_EVENTS)
    const twice = eventNamesakes(shown)
    return {
      none: coming.length === 0 ? speech.say('topics.noEvents') : undefined,
      rows: shown.map((event) =>
        eventRowView(event, eventPath(activity, event.id), speech, { isNamesake: twice.has(event.title) }),
      ),
      all:
        coming.length > SHOWN_EVENTS
          ? way(speech.say('topics.allEvents'), activityEventsPath(activity), speech.say('topics.eventsOf', { name }))
          : undefined,
    }
  }),
})

/** The open dialog of one of the topics, before a subscription starts or ends. */
export const topicDialogView = (now: TopicsNow, speech: Speech) =>
  everyTopic(now.topics)
    .map((topic) => dialogOf(topic, now, speech))
    .find((dialog) => dialog !== undefined)

export type TopicDialog = NonNullable<ReturnType<typeof topicDialogView>>

const everyTopic = (topics: readonly TopicNow[]): readonly TopicNow[] =>
  topics.flatMap((topic) => [topic, ...everyTopic(topic.subtopics)])

const dialogOf = (now: TopicNow, { session }: TopicsNow, speech: Speech) => {
  const { topic, password, access, addresses, unsubscription } = now
  const name = named(topic.name, speech)
  if (password) return { asks: 'password' as const, dialog: passwordView(password, name, now.cancel, speech) }
  if (access) return { asks: 'access' as const, dialog: accessView(access, name, now.cancel, speech) }
  if (addresses) {
    const kind = topic.type === 'districts' ? 'districts' : 'addresses'
    return { asks: 'addresses' as const, dialog: addressView(addresses, kind, session.requireSignIn, speech) }
  }
  if (unsubscription) {
    const words = { title: speech.say('topics.unsubscribeTitle', { name }), text: speech.say('topics.unsubscribeText') }
    return { asks: 'end' as const, dialog: deletionQuestion(words, unsubscription, speech) }
  }
  return undefined
}

/** A wrong password has an error at the field, and stays as typed (TOPIC-03 … TOPIC-05). */
const passwordView = (form: NonNullable<TopicNow['password']>, name: string, cancel: () => void, speech: Speech) => {
  const { say } = speech
  const { one, problemOf } = fieldsOf(form, {}, speech)
  const wrong = form.failure?._tag === 'TopicPasswordWrong' ? say('topics.passwordWrong') : undefined
  return {
    kind: 'dialog' as const,
    title: say('topics.passwordTitle'),
    text: say('topics.passwordText', { name }),
    form: formView(form, say('topics.subscribe'), speech, saidBeside('TopicPasswordWrong')),
    password: one('password', 'topics.password', {
      problem: form.problems.password ? problemOf('password') : (wrong ?? problemOf('password')),
      isRequired: true,
    }),
    cancel: action(say('action.cancel'), cancel, { isBusy: form.isSending }),
  }
}

/** A request for access: fields filled by the profile are locked (TOPIC-09). */
const accessView = (form: NonNullable<TopicNow['access']>, name: string, cancel: () => void, speech: Speech) => {
  const { say } = speech
  const { one } = fieldsOf(form, {}, speech)
  const locked = (isLocked: boolean) => ({
    hint: isLocked ? say('topics.accessLocked') : undefined,
    isRequired: !isLocked,
    isReadOnly: isLocked,
  })
  return {
    kind: 'dialog' as const,
    title: say('topics.accessTitle'),
    text: say('topics.accessText', { name }),
    form: formView(form, say('topics.accessSend'), speech),
    name: one('name', 'topics.accessName', locked(form.nameLocked)),
    surname: one('surname', 'topics.accessSurname', locked(form.surnameLocked)),
    cancel: action(say('action.cancel'), cancel, { isBusy: form.isSending }),
  }
}
