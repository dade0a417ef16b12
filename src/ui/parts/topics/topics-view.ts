import type { TopicNow, TopicsNow } from '#application/inbox/topics/topics.flow.ts'
import { eventsFrom } from '#domain/events/event.ts'
import type { DayTime } from '#domain/time/wall-clock.ts'
import type { TopicStanding } from '#domain/topics/subscription.ts'
import type { TopicId, TopicType } from '#domain/topics/topic.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { activityEventsPath, eventPath, topicAnchor, topicUsersPath } from '#ui/base/screens.ts'
import { isOpenTo } from '#ui/base/verdict.ts'
import { toName } from '#ui/language/inflections.ts'
import { named } from '#ui/language/titles.ts'
import { addressView } from '#ui/parts/addresses/address-view.ts'
import { eventNamesakes, eventRowView } from '#ui/view/event-row.ts'
import { field } from '#ui/view/fields.ts'
import { fieldsOf, formView } from '#ui/view/forms.ts'
import { panelView } from '#ui/view/panels.ts'
import { type Action, action, type Dialog, type Field, type FormView, type Way, way } from '#ui/view/parts.ts'
import { deletionQuestion } from '#ui/view/questions.ts'
import { type MessageId, saidIn, type Speech } from '#ui/view/speech.ts'
import { withdrawal } from '#ui/view/withdrawal.ts'
import { checkFailureText, passwordText, scheduleWords, typeText } from './topic-texts.ts'
import { type LinkedText, linkedView } from '#ui/view/linked-text.ts'

/** The maximum number of events shown with a topic; a link leads to the others. */
const SHOWN_EVENTS = 3

/**
 * One topic: its description, its requirement, and its subscribe or unsubscribe button (TOPIC-01, TOPIC-07, EVENT-10).
 */
export type TopicView = Readonly<{
  key: number
  anchor: string
  /** The URL names it. */
  isHere: boolean
  name: string
  description: LinkedText | undefined
  /** The label of a followed topic. */
  followed: string | undefined
  sign: TopicType
  type: string
  schedule: string | undefined
  /** A subscription, or the end of one, waits to be sent. */
  delayed: string | undefined
  /** What became of a request to follow it. */
  standing: string | undefined
  /** Why it was not accepted, in the words of the server. */
  reason: string | undefined
  offer: (Action & Readonly<{ tone: 'follow' | 'check' | 'leave' | 'withdraw' }>) | undefined
  users: Way | undefined
  events: ReturnType<typeof eventsView> | undefined
  subtopics: readonly TopicView[]
}>

export type TopicsView = Readonly<{
  title: string
  empty: Readonly<{ title: string; text: string }> | undefined
  lead: string | undefined
  /** Who sees that one follows a topic, said before one does (TOPIC-13). */
  seenBy: string | undefined
  topics: readonly TopicView[]
}>

type Here = Readonly<{ now: DayTime; topic: TopicId | undefined; configuration: Configuration }>

/** The topics of an activity (TOPIC-01). */
export const topicsView = (now: TopicsNow, here: Here, speech: Speech): TopicsView => {
  const { say } = speech
  const isEmpty = now.topics.length === 0
  return {
    title: say('topics.title'),
    empty: isEmpty ? { title: say('topics.empty'), text: say('topics.emptyText') } : undefined,
    lead: isEmpty ? undefined : say('topics.lead'),
    seenBy: isEmpty || now.seenBy === 'nobody' ? undefined : say(SEEN_BY[now.seenBy]),
    topics: now.topics.map((topic) => topicView(topic, now, here, speech)),
  }
}

const topicView = (now: TopicNow, all: TopicsNow, here: Here, speech: Speech): TopicView => {
  const { say } = speech
  const { topic, offer, standing, reason, waiting } = now
  const name = named(topic.name, speech)
  return {
    key: topic.id,
    anchor: topicAnchor(topic.id),
    isHere: here.topic === topic.id,
    name,
    description: topic.description === undefined ? undefined : linkedView(topic.description),
    followed: offer === 'unsubscription' ? say('topics.subscribed') : undefined,
    sign: topic.type,
    type: say(typeText(topic.type)),
    schedule: scheduleWords(topic, speech, speech.formats),
    delayed: waiting && say('outbox.waiting'),
    standing: standing && !waiting ? say(STANDING_TEXTS[standing]) : undefined,
    reason: standing && !waiting ? reason : undefined,
    offer: offerView(now, name, speech),
    users: isOpenTo(all.session, here.configuration, 'topicUsers')
      ? way(say('topics.users'), topicUsersPath(all.activity, topic.id), name)
      : undefined,
    events: now.events && eventsView(now.events, all, name, here.now, speech),
    subtopics: now.subtopics.map((one) => topicView(one, all, here, speech)),
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
const offerView = (now: TopicNow, name: string, speech: Speech): TopicView['offer'] => {
  const { topic, offer, standing, isBusy, subscribe, unsubscribe, waiting } = now
  const { say } = speech
  const back = waiting && withdrawal(waiting, speech, name)
  if (waiting) return back && { ...back, tone: 'withdraw' }
  if (offer === 'none') return undefined
  const to = { name: toName(name, speech) }
  const about = say('topics.to', to)
  if (offer === 'unsubscription')
    return { ...action(say('topics.unsubscribe'), unsubscribe, { about, isBusy }), tone: 'leave' }
  if (standing === 'waiting')
    return {
      ...action(say('topics.check'), subscribe, { about: say('topics.checkOf', { name }), isBusy }),
      tone: 'check',
    }
  if (standing === 'closed')
    return {
      ...action(say('topics.subscribeAgain'), subscribe, { about: say('topics.subscribeAgainTo', to), isBusy }),
      tone: 'follow',
    }
  const label = say(topic.type === 'password' ? 'topics.subscribePassword' : 'topics.subscribe')
  return { ...action(label, subscribe, { about, isBusy }), tone: 'follow' }
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

/** A dialog with a form before a subscription. */
export type AskingDialog<Fields extends object> = Dialog<Readonly<{ text: string; form: FormView }> & Fields>

/** A wrong password has an error at the field, and stays as typed (TOPIC-03 … TOPIC-05). */
const passwordView = (
  form: NonNullable<TopicNow['password']>,
  name: string,
  cancel: () => void,
  speech: Speech,
): AskingDialog<Readonly<{ password: Field }>> => {
  const { say } = speech
  const problem = passwordText(form.problems.password, form.failure)
  return {
    kind: 'dialog',
    title: say('topics.passwordTitle'),
    text: say('topics.passwordText', { name }),
    form: formView(form, say('topics.subscribe'), speech, checkFailureText),
    password: field({
      label: say('topics.password'),
      value: form.values.password,
      isRequired: true,
      problem: problem ? saidIn(speech, problem) : form.said.password,
      change: (password) => form.change({ password }),
    }),
    cancel: action(say('action.cancel'), cancel, { isBusy: form.isSending }),
  }
}

/** A request for access: fields filled by the profile are locked (TOPIC-09). */
const accessView = (
  form: NonNullable<TopicNow['access']>,
  name: string,
  cancel: () => void,
  speech: Speech,
): AskingDialog<Readonly<{ name: Field; surname: Field }>> => {
  const { say } = speech
  const { one } = fieldsOf(form, {}, speech)
  const locked = (isLocked: boolean) => ({
    hint: isLocked ? say('topics.accessLocked') : undefined,
    isRequired: !isLocked,
    isReadOnly: isLocked,
  })
  return {
    kind: 'dialog',
    title: say('topics.accessTitle'),
    text: say('topics.accessText', { name }),
    form: formView(form, say('topics.accessSend'), speech),
    name: one('name', 'topics.accessName', locked(form.nameLocked)),
    surname: one('surname', 'topics.accessSurname', locked(form.surnameLocked)),
    cancel: action(say('action.cancel'), cancel, { isBusy: form.isSending }),
  }
}
