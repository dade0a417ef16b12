import { townAction } from './linked-places.ts'
import { createActor } from 'xstate'
import * as page from '#application/activity-page/activity-page.implementations.ts'
import { chatStart } from '#application/chats/chat-start.implementations.ts'
import { currentUser, standing } from '#application/session/session.selectors.ts'
import { sharing } from '#application/sharing/sharing.implementations.ts'
import type { Activity, ActivityId } from '#domain/directory/activity.ts'
import { eventsFrom, type PublicEvent } from '#domain/events/event.ts'
import { idFrom } from '#domain/id.ts'
import type { PublishedNotice } from '#domain/notices/notice.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { hoursOf } from '#ui/app/date-words.ts'
import { DEFAULT_LANGUAGE } from '#ui/app/languages.ts'
import { formatsIn } from '#ui/app/formats.ts'
import { activityPath, eventPath } from '#ui/app/screens.ts'
import { isBlank } from '#ui/app/titles.ts'
import { writerOf } from '#ui/screens/chats/writer.ts'
import { FIRST_NOTICES, NEXT_EVENTS } from '#ui/screens/activity/activity-limits.ts'
import { TODAY } from '../moment.ts'
import { plain } from './notice-texts.ts'
import { named, phrase, titled } from './phrases.ts'
import { contactLines, missingLines, placeActions, readOf } from './place-lines.ts'
import { running } from './running.ts'
import { openTopics } from './topics-face.ts'
import type { Closing, Given, Stage } from './screens.ts'

const formats = formatsIn(DEFAULT_LANGUAGE)
const intl = { formatMessage: phrase }

const activityLines = ({ name, category, municipality, description }: Activity): readonly string[] => [
  named(name),
  ...(category === undefined || isBlank(category.name) ? [] : [category.name]),
  ...(municipality ? [named(municipality.name)] : []),
  plain(description),
]

const nextOf = (events: readonly PublicEvent[]): readonly PublicEvent[] => eventsFrom(events, TODAY)

const eventLines = (events: readonly PublicEvent[]): readonly string[] => {
  const next = nextOf(events)
  return next.length === 0
    ? [phrase('activity.noEvents')]
    : next
        .slice(0, NEXT_EVENTS)
        .flatMap((event) => [
          titled(event.title),
          `${formats.date(event.startDate)}, ${hoursOf(event, intl, formats)}`,
          event.place ?? '',
        ])
}

const noticeLines = (all: readonly PublishedNotice[], showsAll: boolean): readonly string[] =>
  all.length === 0
    ? [phrase('activity.noNotices')]
    : (showsAll ? all : all.slice(0, FIRST_NOTICES)).flatMap(({ title, summary, template, publishedAt }) => [
        phrase(`notice.template.${template}`),
        publishedAt === undefined ? '' : formats.date(dayOf(publishedAt)),
        titled(title),
        summary,
      ])

/** The parts of an activity's page, each read for itself by one reader. */
const openParts = (given: Given, id: ActivityId, path: string) => {
  const { ports, piazza } = given
  const session = () => piazza.session.getSnapshot()
  const who = () => ({ standing: standing(session()), user: currentUser(session()) })
  const reader = currentUser(session())?.id
  const isSignedIn = standing(session()) === 'authenticated'
  const actors = {
    activity: createActor(page.activity(ports), { input: { query: { id, reader } } }).start(),
    contact: createActor(page.activityContact(ports), { input: { query: id } }).start(),
    boards: createActor(page.boards(ports), { input: { query: id } }).start(),
    events: createActor(page.activityEvents(ports), { input: { query: id } }).start(),
    ...(isSignedIn && { notices: createActor(page.publishedNotices(ports), { input: { query: id } }).start() }),
  }
  const activity = readOf(actors.activity)
  const contact = readOf(actors.contact)
  const boards = readOf(actors.boards)
  const events = readOf(actors.events)
  const notices = actors.notices && readOf(actors.notices)
  const share = createActor(sharing(ports))
  const closeSharing = running(given, share)
  const chat = createActor(chatStart(ports), { input: { activity: id } })
  const closeChat = running(given, chat)
  let showsAll = false
  const topics = openTopics(given, () => actors.activity.send({ type: 'refresh.requested' }))
  const read = actors.activity.subscribe(({ context }) => {
    if (context.value) topics.show(context.value)
  })

  const noticeTexts = () =>
    notices ? notices.lines((all) => noticeLines(all, showsAll)) : [phrase('activity.noticesSignIn')]
  const noticeActions = (): Readonly<Record<string, () => void>> => {
    if (!notices) return { [phrase('signIn.requiredAction')]: () => piazza.session.send({ type: 'signIn.invited' }) }
    const count = notices.value()?.length ?? 0
    return showsAll || count <= FIRST_NOTICES
      ? {}
      : { [phrase('activity.moreNotices', { count })]: () => (showsAll = true) }
  }
  const eventActions = (): Readonly<Record<string, () => void>> => {
    const next = nextOf(events.value() ?? [])
    const ways = next
      .slice(0, NEXT_EVENTS)
      .map((event) => [titled(event.title), () => given.go(eventPath(id, event.id))])
    return {
      ...Object.fromEntries(ways),
      ...(next.length > NEXT_EVENTS && {
        [phrase('activity.allEvents')]: () => given.go(`${activityPath(id)}/event`),
      }),
    }
  }

  return {
    activity,
    topics,
    texts: (): readonly string[] => {
      if (activity.isMissing()) return missingLines()
      if (activity.retriable().hasFailed) return activity.lines(activityLines)
      return [
        ...activity.lines(activityLines),
        ...topics.texts(),
        phrase('activity.events'),
        ...events.lines(eventLines),
        phrase('activity.notices'),
        ...noticeTexts(),
        ...boards.lines((all) => all.flatMap(({ title, body }) => [titled(title), plain(body)])),
        ...contact.lines(({ contact: one }) =>
          one === undefined ? [phrase('activity.noContact')] : contactLines(one),
        ),
      ]
    },
    actions: (): Readonly<Record<string, () => void>> => {
      const one = activity.value()
      if (one === undefined) return {}
      const asked = topics.dialogActions()
      if (asked) return asked
      const { municipality } = one
      return {
        ...placeActions(given, path, share, {
          name: named(one.name),
          contact: one.contact ?? contact.value()?.contact,
        }),
        [phrase('chats.write')]: () => chat.send({ type: 'chat.wanted', writer: writerOf(who()) }),
        ...townAction(municipality, given.go),
        ...eventActions(),
        ...noticeActions(),
        ...topics.actions(),
      }
    },
    retriable: () => [
      ...[activity, contact, boards, events, ...(notices ? [notices] : [])].map((one) => one.retriable()),
      ...topics.retriable(),
    ],
    close: () => {
      closeSharing()
      closeChat()
      read.unsubscribe()
      topics.close()
      for (const actor of Object.values(actors)) actor.stop()
    },
  }
}

/** The page of an activity without a screen (DIR-02): it is read once it is known who reads it, and anew for another reader. */
export const openActivity = (stage: Stage, given: Given, path: string): Closing => {
  let open: Readonly<{ key: string; parts: ReturnType<typeof openParts> }> | undefined
  let here = path
  const close = () => {
    open?.parts.close()
    open = undefined
  }
  const settle = () => {
    const session = given.piazza.session.getSnapshot()
    const id = idFrom<'Activity'>(here.split(/[/?#]/)[2])
    if (id === undefined || standing(session) === 'authenticating') return close()
    const key = `${id} ${currentUser(session)?.id}`
    if (open?.key === key) return undefined
    close()
    open = { key, parts: openParts(given, id, here) }
    return undefined
  }
  const isNone = () => idFrom<'Activity'>(here.split(/[/?#]/)[2]) === undefined
  const session = given.piazza.session.subscribe(settle)
  settle()
  stage.topics = { nameOf: (topic) => open?.parts.topics.nameOf(topic) }
  stage.screen = {
    arrive: (next) => {
      here = next
      settle()
    },
    texts: () => (isNone() ? missingLines() : (open?.parts.texts() ?? [])),
    actions: () => open?.parts.actions() ?? {},
    retriable: () => open?.parts.retriable() ?? [],
    fields: () => open?.parts.topics.fields() ?? {},
    choices: () => open?.parts.topics.choices() ?? {},
    question: () => open?.parts.topics.question(),
  }
  return () => {
    session.unsubscribe()
    close()
  }
}
