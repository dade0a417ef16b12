import type { ActivityPageNow } from '#application/activity-page/activity-page.flow.ts'
import type { Activity, Board } from '#domain/directory/activity.ts'
import type { Contact } from '#domain/directory/contact.ts'
import { eventsFrom } from '#domain/events/event.ts'
import type { NoticeTemplate, PublishedNotice } from '#domain/notices/notice.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { imagePath } from '#ui/app/images.ts'
import { activityEventsPath, eventPath, SCREENS } from '#ui/app/screens.ts'
import { isBlank, named, titled } from '#ui/language/titles.ts'
import { type EventRowView, eventRowView } from '#ui/view/event-row.ts'
import {
  type ContactView,
  contactView,
  type PlaceActionsView,
  placeActionsView,
  townView,
} from '#ui/parts/place/place-views.ts'
import { topicOfAddress } from '#ui/parts/topics/topic-address.ts'
import { type TopicDialog, topicDialogView, type TopicsView, topicsView } from '#ui/parts/topics/topics-view.ts'
import { TEMPLATE_WORDS } from '#ui/parts/notice/template-words.ts'
import { heartView } from '#ui/view/hearts.ts'
import { notFoundView, type NotFoundView } from '#ui/view/not-found.ts'
import { failedView, panelView, staleView } from '#ui/view/panels.ts'
import {
  type Action,
  action,
  type Choice,
  type Failed,
  type Panel,
  type RichText,
  richText,
  type Stale,
  type Waiting,
  type Way,
  way,
} from '#ui/view/parts.ts'
import type { Here } from '#ui/view/screen.ts'
import type { Speech } from '#ui/view/speech.ts'

/** The maximum number of upcoming events on an activity's page; a link leads to the others. */
const NEXT_EVENTS = 3

/** A titled part of the page with its own loading state. */
type Part<Content> = Readonly<{ title: string; panel: Panel<Content> }>

/** The header of the page: name, address, and actions. */
export type ActivityHeader = Readonly<{
  name: string
  cover: string | undefined
  logo: string | undefined
  category: string | undefined
  town: Way | string | undefined
  heart: Choice | undefined
  actions: PlaceActionsView
}>

export type PublishedNoticeView = Readonly<{
  key: number
  sign: NoticeTemplate
  kindOf: string
  published: Readonly<{ words: string; day: string }> | undefined
  title: string
  summary: string | undefined
}>

type NoticesPart = Readonly<
  | { title: string; invitation: Readonly<{ text: string; signIn: Action }> }
  | {
      title: string
      panel: Panel<
        Readonly<{
          none: string | undefined
          rows: readonly PublishedNoticeView[]
          more: Action | undefined
          mine: Way | undefined
        }>
      >
    }
>

export type BoardView = Readonly<{ key: number; title: string; image: string | undefined; body: RichText }>

type Events = Readonly<{ none: string | undefined; rows: readonly EventRowView[]; all: Way | undefined }>

/** The parts of the page; undefined for an empty part. */
export type ActivityParts = Readonly<{
  stale: Stale | undefined
  header: ActivityHeader
  about: Readonly<{ title: string; text: RichText }> | undefined
  topics: TopicsView
  contact: Part<Readonly<{ none: string | undefined; facts: ContactView | undefined }>>
  events: Part<Events> | undefined
  notices: NoticesPart
  boards: Part<readonly BoardView[]> | undefined
}>

/** The page of an activity (DIR-02). */
export type ActivityView =
  | NotFoundView
  | Readonly<{
      kind: 'page'
      key: string
      title: string
      content: Waiting | Failed | ActivityParts
      dialog: TopicDialog | undefined
    }>

export const activityView = (now: ActivityPageNow, speech: Speech, { address }: Here): ActivityView => {
  const { say } = speech
  const { page } = now
  if (now.isNone || page?.activity.face === 'missing') return notFoundView(speech)
  const key = `${now.query.id} ${now.session.user?.id}`
  const one = page?.activity.value
  if (page === undefined || one === undefined)
    return {
      kind: 'page',
      key,
      title: say('activity.title'),
      content:
        page === undefined || page.activity.face === 'loading'
          ? { kind: 'waiting' }
          : failedView(
              page.activity.failure,
              { retry: page.activity.retry, signIn: now.session.requireSignIn },
              speech,
            ),
      dialog: undefined,
    }
  return {
    kind: 'page',
    key,
    title: named(one.name, speech),
    content: partsView(now, page, one, topicOfAddress(address), speech),
    dialog: topicDialogView(page.topics, speech),
  }
}

type Page = NonNullable<ActivityPageNow['page']>

const partsView = (
  now: ActivityPageNow,
  page: Page,
  one: Activity,
  topic: TopicId | undefined,
  speech: Speech,
): ActivityParts => {
  const { say } = speech
  const { today, session } = now
  const signIn = session.requireSignIn
  const { activity, contact, boards } = page
  return {
    stale: activity.face === 'stale' ? staleView(activity.failure, activity.retry, speech) : undefined,
    header: headerView(now, page, one, one.contact ?? contact.value?.contact, speech),
    about: one.description === '' ? undefined : { title: say('activity.about'), text: richText(one.description) },
    topics: topicsView(page.topics, { today, topic }, speech),
    contact: {
      title: say('activity.where'),
      panel: panelView(contact, signIn, speech, ({ contact: read }) => ({
        none: read === undefined ? say('activity.noContact') : undefined,
        facts: read && contactView(read, speech),
      })),
    },
    events: page.events && {
      title: say('activity.events'),
      panel: panelView(page.events, signIn, speech, (all) => {
        const next = eventsFrom(all, today)
        return {
          none: next.length === 0 ? say('activity.noEvents') : undefined,
          rows: next.slice(0, NEXT_EVENTS).map((event) => eventRowView(event, eventPath(one.id, event.id), speech)),
          all: next.length > NEXT_EVENTS ? way(say('activity.allEvents'), activityEventsPath(one.id)) : undefined,
        }
      }),
    },
    notices: noticesView(page, one, signIn, speech),
    boards:
      boards.value?.length === 0
        ? undefined
        : {
            title: say('activity.boards'),
            panel: panelView(boards, signIn, speech, (all) => all.map((board) => boardView(board, speech))),
          },
  }
}

const headerView = (
  { sharing }: ActivityPageNow,
  { heart, chat }: Page,
  { name: called, cover, logo, category, municipality }: Activity,
  contact: Contact | undefined,
  speech: Speech,
): ActivityHeader => {
  const name = named(called, speech)
  return {
    name,
    cover: imagePath('activityCover', cover),
    logo: imagePath('activityLogo', logo),
    category: isBlank(category?.name) ? undefined : category?.name,
    town: townView(municipality),
    heart: heartView(name, heart, speech),
    actions: placeActionsView({ title: name, contact, sharing, chat }, speech),
  }
}

/** The published notices of an activity, for signed-in readers (NOTICE-11). */
const noticesView = (
  { notices, seesNotices }: Page,
  { id }: Activity,
  signIn: () => void,
  speech: Speech,
): NoticesPart => {
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
      rows: shown.map((notice) => noticeView(notice, speech)),
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
  speech: Speech,
): PublishedNoticeView => ({
  key: id,
  sign: template,
  kindOf: speech.say(TEMPLATE_WORDS[template]),
  published:
    publishedAt === undefined
      ? undefined
      : { words: speech.formats.date(dayOf(publishedAt)), day: new Date(publishedAt).toISOString() },
  title: titled(title, speech),
  summary: summary === '' ? undefined : summary,
})

/** A board of an activity (DIR-02). */
const boardView = ({ id, title, body, image }: Board, speech: Speech): BoardView => ({
  key: id,
  title: titled(title, speech),
  image: imagePath('board', image),
  body: richText(body),
})
