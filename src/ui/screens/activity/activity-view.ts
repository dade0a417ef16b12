import { type ActivityPageNow, openActivityPage } from '#application/town/activity-page/activity-page.flow.ts'
import type { Activity, Board } from '#domain/directory/activity.ts'
import type { Contact } from '#domain/directory/contact.ts'
import { reachOf } from '#domain/directory/reach.ts'
import { eventsFrom } from '#domain/events/event.ts'
import type { PublishedNotice, ReceivedNoticeId } from '#domain/notices/notice.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { dayTimeOf } from '#domain/time/wall-clock.ts'
import { imagePath } from '#ui/base/images.ts'
import { activityEventsPath, eventPath, noticePath, partOfAddress, SCREENS, topicOfAddress } from '#ui/base/screens.ts'
import { named, titled } from '#ui/language/titles.ts'
import { eventNamesakes, eventRowView } from '#ui/view/event-row.ts'
import { hoursView } from '#ui/parts/place/hours-view.ts'
import { placeHeadView } from '#ui/parts/place/place-head-view.ts'
import { type ContactView, contactView } from '#ui/parts/place/place-views.ts'
import { topicDialogView, topicsView } from '#ui/parts/topics/topics-view.ts'
import { TEMPLATE_WORDS } from '#ui/parts/notice/template-words.ts'
import { notFoundView } from '#ui/view/not-found.ts'
import { pageView } from '#ui/view/page.ts'
import { panelView } from '#ui/view/panels.ts'
import { action, richText, type Waiting, way } from '#ui/view/parts.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'
import { activityReadAloud } from './activity-passages.ts'
import { ACTIVITY_TABS, type ActivityTab, activityTabOf, activityTabPath } from './activity-url.ts'
import { serverHost } from '#ui/components/server-host.ts'
import { idFrom } from '#domain/id.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'

const WAITING: Waiting = { kind: 'waiting' }

/** The maximum number of upcoming events on an activity's page; a link leads to the others. */
const NEXT_EVENTS = 3

/** The page of an activity (DIR-02). */
export const activityView = (now: ActivityPageNow, speech: Speech, here: Here) => {
  const { say } = speech
  const { page } = now
  if (now.isNone) return notFoundView(speech)
  const key = `${now.query.id} ${now.session.user?.id}`
  const title = say('activity.title')
  if (page === undefined) return { kind: 'page' as const, key, title, panel: WAITING, dialog: undefined }
  const view = pageView(
    page.activity,
    {
      key,
      title,
      called: ({ name }) => named(name, speech),
      signIn: now.session.requireSignIn,
      show: (one) => partsView(now, page, one, here, speech),
    },
    speech,
  )
  const dialog = page.activity.value && topicDialogView(page.topics, speech)
  return view.kind === 'notFound' ? view : { ...view, dialog }
}

export type ActivityView = ReturnType<typeof activityView>

type Page = NonNullable<ActivityPageNow['page']>

const TAB_WORDS = {
  info: 'activity.tabInfo',
  notices: 'activity.tabNotices',
  events: 'activity.tabEvents',
  places: 'activity.tabPlaces',
} as const satisfies Readonly<Record<ActivityTab, MessageId>>

/** Whether a reading has nothing; one that is loading or that failed may have something. */
const isKnownEmpty = (reading: Readonly<{ value: readonly unknown[] | undefined }> | undefined): boolean =>
  reading === undefined || reading.value?.length === 0

/** The contact of an activity: with the activity, or read for itself. */
const contactOf = ({ contact }: Page, one: Activity): Contact | undefined => one.contact ?? contact.value?.contact

/** [decided] The tabs that have content, or may have it, and the one that the URL names. */
const tabsOf = (
  { moment }: ActivityPageNow,
  page: Page,
  one: Activity,
  asked: ActivityTab | undefined,
): readonly ActivityTab[] => {
  const has: Readonly<Record<ActivityTab, boolean>> = {
    info: true,
    notices: one.topics.length > 0 || page.notices === undefined || !isKnownEmpty(page.notices),
    events:
      page.events !== undefined &&
      (page.events.value === undefined || eventsFrom(page.events.value, dayTimeOf(moment)).length > 0),
    places: page.contact.value === undefined || contactOf(page, one)?.position !== undefined,
  }
  return ACTIVITY_TABS.filter((tab) => has[tab] || (tab === asked && (tab !== 'events' || page.events !== undefined)))
}

/** The head of the page, and the tab that is open. */
const partsView = (now: ActivityPageNow, page: Page, one: Activity, here: Here, speech: Speech) => {
  const { say } = speech
  const asked = activityTabOf(here.address)
  const tabs = tabsOf(now, page, one, asked)
  const current = tabs.find((tab) => tab === asked) ?? 'info'
  return {
    cover: imagePath('activityCover', one.cover),
    logo: imagePath('activityLogo', one.logo),
    head: headView(now, page, one, speech),
    tabs: {
      kind: 'tabs' as const,
      label: say('activity.tabs'),
      tabs: tabs.map((key) => ({
        key,
        label: say(TAB_WORDS[key]),
        isCurrent: key === current,
        choose: () => here.go(activityTabPath(here.address, key), { replace: true }),
      })),
    },
    tab: tabView(current, now, page, one, here, speech),
  }
}

const hoursIn = (page: Page, one: Activity) => one.hours ?? contactOf(page, one)?.hours

const headView = ({ sharing, moment }: ActivityPageNow, page: Page, one: Activity, speech: Speech) => {
  const contact = contactOf(page, one)
  return placeHeadView(
    {
      name: named(one.name, speech),
      category: one.category?.name,
      municipality: one.municipality,
      hours: hoursIn(page, one),
      position: one.position ?? contact?.position,
      here: page.here,
      moment,
      heart: page.heart,
      reach: contact && reachOf(contact, serverHost()),
      sharing,
      chat: page.chat,
    },
    speech,
  )
}

/** What a tab of the page shows; undefined for an empty part. */
const tabView = (
  tab: ActivityTab,
  now: ActivityPageNow,
  page: Page,
  one: Activity,
  { address, configuration }: Pick<Here, 'address' | 'configuration'>,
  speech: Speech,
) => {
  const { say } = speech
  const { moment, session } = now
  const signIn = session.requireSignIn
  const { contact, boards } = page
  const contactPart = (title: MessageId, shown: (facts: ContactView) => ContactView) => ({
    title: say(title),
    panel: panelView(contact, signIn, speech, ({ contact: read }) => ({
      none: read === undefined ? say('activity.noContact') : undefined,
      facts: read && shown(contactView(read, speech)),
    })),
  })
  if (tab === 'notices')
    return {
      kind: 'notices' as const,
      // What one can follow comes before what was said.
      topics: topicsView(
        page.topics,
        { now: dayTimeOf(moment), topic: topicOfAddress(address), configuration },
        speech,
      ),
      notices: noticesView(page, one, signIn, speech),
    }
  if (tab === 'events' && page.events)
    return { kind: 'events' as const, events: eventsPart(page.events, one, now, speech) }
  if (tab === 'places')
    return {
      kind: 'places' as const,
      contact: contactPart('contact.where', (facts) => ({
        ...facts,
        facts: facts.facts.filter(({ sign }) => sign === 'place'),
      })),
    }
  return {
    kind: 'info' as const,
    /** Undefined until all of the text is there. */
    readAloud: activityReadAloud(page, one, speech),
    hours: hoursView(hoursIn(page, one), now.moment, speech),
    about: one.description === '' ? undefined : { title: say('activity.about'), text: richText(one.description) },
    // The map has a tab of its own.
    contact: contactPart('activity.where', (facts) => ({ ...facts, map: undefined })),
    boards:
      boards.value?.length === 0
        ? undefined
        : {
            title: say('activity.boards'),
            panel: panelView(boards, signIn, speech, (all) => all.map((board) => boardView(board, speech))),
          },
  }
}

export type ActivityTabView = ReturnType<typeof tabView>

const eventsPart = (
  events: NonNullable<Page['events']>,
  { id }: Activity,
  { moment, session }: ActivityPageNow,
  speech: Speech,
) => {
  const { say } = speech
  return {
    title: say('activity.events'),
    panel: panelView(events, session.requireSignIn, speech, (all) => {
      const next = eventsFrom(all, dayTimeOf(moment))
      const shown = next.slice(0, NEXT_EVENTS)
      const twice = eventNamesakes(shown)
      return {
        none: next.length === 0 ? say('activity.noEvents') : undefined,
        rows: shown.map((event) =>
          eventRowView(event, eventPath(id, event.id), speech, { isNamesake: twice.has(event.title) }),
        ),
        all: next.length > NEXT_EVENTS ? way(say('activity.allEvents'), activityEventsPath(id)) : undefined,
      }
    }),
  }
}

/** The published notices of an activity, for signed-in readers (NOTICE-11). */
const noticesView = ({ notices, seesNotices }: Page, { id }: Activity, signIn: () => void, speech: Speech) => {
  const { say } = speech
  const title = say('activity.notices')
  if (notices === undefined)
    return {
      title,
      invitation: { text: say('activity.noticesSignIn'), signIn: action(say('signIn.requiredAction'), signIn) },
    }
  const { more } = notices
  return {
    title,
    panel: panelView(notices, signIn, speech, (shown) => ({
      none: shown.length === 0 ? say('activity.noNotices') : undefined,
      rows: shown.map((notice) => noticeView(notice, notices.received?.get(notice.id), speech)),
      more: more && action(say('activity.moreNotices', { count: more.count }), more.showAll),
      mine:
        seesNotices && shown.length > 0
          ? way(say('activity.myNotices'), `${SCREENS.notices.path}?activity=${id}`)
          : undefined,
    })),
  }
}

const noticeView = (
  { id, title, summary, template, publishedAt }: PublishedNotice,
  received: ReceivedNoticeId | undefined,
  speech: Speech,
) => ({
  key: id,
  sign: template,
  kindOf: speech.say(TEMPLATE_WORDS[template]),
  published:
    publishedAt === undefined
      ? undefined
      : { words: speech.formats.date(dayOf(publishedAt)), day: new Date(publishedAt).toISOString() },
  /** The way to its text, where the reader received it; else only its title is known. */
  open: received === undefined ? undefined : way(titled(title, speech), noticePath(received)),
  title: received === undefined ? titled(title, speech) : undefined,
  summary: summary === '' ? undefined : summary,
})

export type PublishedNoticeView = ReturnType<typeof noticeView>

/** A board of an activity (DIR-02). */
const boardView = ({ id, title, body, image }: Board, speech: Speech) => ({
  key: id,
  title: titled(title, speech),
  image: imagePath('board', image),
  body: richText(body),
})

/** The page of an activity (DIR-02). */
export const screen = screenOf({
  query: (address, path) => ({ id: idFrom<'Activity'>(partOfAddress(address, 2)), path }),
  open: openActivityPage,
  view: asking(activityView),
})
