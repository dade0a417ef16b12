import type { HomePanelsNow } from '#application/town/home/home-panels.flow.ts'
import type { Reading } from '#application/kit/reading.ts'
import type { ActivitySummary } from '#domain/directory/activity.ts'
import { statusAt } from '#domain/directory/hours.ts'
import type { MyTown } from '#domain/directory/my-town.ts'
import { PARKING_SHEET } from '#domain/e015/sheet.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import { isUnread, type NoticeSummary } from '#domain/notices/notice.ts'
import { dayOf, type Instant } from '#domain/time/calendar.ts'
import { toName } from '#ui/language/inflections.ts'
import { hoursOf } from '#ui/language/date-words.ts'
import { capitalised } from '#ui/language/formats.ts'
import { type AnyFailure, panelTitle, positionText } from '#ui/base/failure-texts.ts'
import { imagePath } from '#ui/base/images.ts'
import { activityPath, chatPath, eventPath, noticePath, SCREENS, sheetPath } from '#ui/base/screens.ts'
import { named, titled } from '#ui/language/titles.ts'
import { openNowView } from '#ui/parts/place/hours-view.ts'
import type { Group, List, Row } from '#ui/view/lists.ts'
import { aboveView } from '#ui/view/panels.ts'
import { type Above, type Action, action, type Failed, type Waiting, type Way, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { distanceWords, inOneLine, townBeside } from '#ui/view/where.ts'

/** One thing of a panel: what it is called, what is so of it (who, when, until when), and where or when. */
export type PanelRowView = Row &
  Readonly<{
    open: Way
    over: string | undefined
    meta: string | undefined
    /** Its picture, or the seed of what is drawn in its place; events have one. */
    picture?: Readonly<{ cover: string | undefined; sign: string }>
    /** It warns: it stands out, with a sign of its own (HOME-05). */
    tone?: 'warning'
  }>

/** In the place of rows: a sentence, and what can be done. `problem`: it says why something is not there. */
type Note = Readonly<{ kind: 'note'; tone: 'calm' | 'problem'; text: string; action?: Action }>

/** A panel: what it is of, the way to all of that, and its rows or what stands in their place. */
export type HomePanelView = Readonly<{
  kind: Group<Row>['kind']
  sign: 'answers' | 'today' | 'parking' | 'town' | 'nearby' | 'next' | 'notices'
  heading: string
  /** Undefined where there is no more than this. */
  all: Way | undefined
  /** What is shown was read before: of when it is (ERR-04); or a part of it is unreadable. */
  above: Above | undefined
  body: Waiting | Failed | Note | List<PanelRowView>
}>

/** Panels that say the same of when they are say it once, over all of them: in `above`. */
const saidOnce = (panels: readonly HomePanelView[]) => {
  const [first, ...others] = panels.flatMap(({ above }) => (above?.kind === 'stale' ? above : []))
  if (first === undefined || others.length === 0 || others.some(({ text }) => text !== first.text))
    return { above: undefined, panels }
  const press = (): void => {
    for (const { retry } of [first, ...others]) retry?.press()
  }
  return {
    above: { ...first, retry: first.retry && { ...first.retry, press } },
    panels: panels.map((panel) => (panel.above?.kind === 'stale' ? { ...panel, above: undefined } : panel)),
  }
}

/** What Home says of today: what is the citizen's own first, then the town's (HOME-04). */
export const homePanelsView = (now: HomePanelsNow, speech: Speech) =>
  saidOnce([
    ...(now.notices ? [noticesPanel(now.notices, now, speech)] : []),
    ...(now.next ? [nextPanel(now.next, now, speech)] : []),
    ...(now.waiting ? [answersPanel(now.waiting, now, speech)] : []),
    ...(now.events ? [todayPanel(now.events, now.lookAround, speech)] : []),
    ...(now.parking ? [parkingPanel(now.parking, speech)] : []),
    ...(now.chooseTown ? [townPanel(now.chooseTown, speech)] : []),
    openPanel(now, speech),
  ])

export type HomePanelsView = ReturnType<typeof homePanelsView>

/** In the place of rows that could not be read (ERR-03). */
const failed = (failure: AnyFailure | undefined, retry: () => void, { say }: Speech): Failed => ({
  kind: 'failed',
  sign: 'lost',
  title: say(panelTitle(failure)),
  text: undefined,
  retry: action(say('action.retry'), retry),
})

const note = (text: string, tone: Note['tone'] = 'calm', what?: Action): Note => ({
  kind: 'note',
  tone,
  text,
  ...(what && { action: what }),
})

/** The rows of some things, or that there is none. */
const rowsOf = <Thing>(
  things: readonly Thing[],
  none: Note,
  row: (thing: Thing) => Omit<PanelRowView, 'kind'>,
): HomePanelView['body'] =>
  things.length === 0 ? none : { kind: 'list', rows: things.map((thing) => ({ kind: 'row', ...row(thing) })) }

/** Some things that are read, in each of the panel's faces. That there is none is not said where not all could be read. */
const readBody = <Thing>(
  { face, value = [], failure, leftOut = 0, retry }: Reading<readonly Thing[]>,
  none: Note,
  speech: Speech,
  row: (thing: Thing) => Omit<PanelRowView, 'kind'>,
): HomePanelView['body'] =>
  face === 'loading'
    ? { kind: 'waiting' }
    : face === 'failed' || face === 'missing'
      ? failed(failure, retry, speech)
      : rowsOf(value, leftOut > 0 ? { ...none, text: speech.say('list.leftOut', { count: leftOut }) } : none, row)

/** The hour of today, or the day of another day. */
const whenOf = (moment: Instant | undefined, now: Instant, { formats }: Speech): string | undefined => {
  if (moment === undefined) return undefined
  return dayOf(moment) === dayOf(now) ? formats.time(moment) : capitalised(formats.day(dayOf(moment), dayOf(now)))
}

/** One notice as a row. */
const noticeRow = ({ id, title, receivedAt }: NoticeSummary, over: string, now: Instant, speech: Speech) => ({
  key: id,
  open: way(titled(title, speech), noticePath(id)),
  over,
  meta: whenOf(receivedAt, now, speech),
})

/** What civil protection warns of, then the newest notices, and how many are not read yet (HOME-05, NOTICE-02). */
const noticesPanel = (
  notices: NonNullable<HomePanelsNow['notices']>,
  { now, unread, warning }: HomePanelsNow,
  speech: Speech,
): HomePanelView => {
  const { say } = speech
  return {
    kind: 'group',
    sign: 'notices',
    heading: say('homePanels.notices', { count: unread }),
    all: way(say('homePanels.allNotices'), SCREENS.notices.path),
    above: aboveView(notices, speech),
    body: readBody(notices, note(say('homePanels.noNotices')), speech, (one) => {
      if (one === warning) return { ...noticeRow(one, say('homePanels.warning'), now, speech), tone: 'warning' }
      const sender = isUnread(one)
        ? say('homePanels.unread', { sender: named(one.sender.name, speech) })
        : one.sender.name
      return noticeRow(one, sender, now, speech)
    }),
  }
}

/** What waits for the citizen's answer (HOME-10). */
const answersPanel = (
  waiting: NonNullable<HomePanelsNow['waiting']>,
  { now, hasChat }: HomePanelsNow,
  speech: Speech,
): HomePanelView => {
  const { say } = speech
  return {
    kind: 'group',
    sign: 'answers',
    heading: say('homePanels.answers', { count: waiting.count }),
    all: hasChat ? way(say('homePanels.allChats'), SCREENS.chats.path) : undefined,
    above: aboveView(waiting, speech),
    body: readBody(waiting, note(say('homePanels.noAnswers')), speech, (one) =>
      one.kind === 'survey'
        ? {
            ...noticeRow(one.notice, say('homePanels.survey'), now, speech),
            key: `survey ${one.notice.id}`,
            meta: one.notice.sender.name,
          }
        : {
            key: `chat ${one.chat.id}`,
            open: way(named(one.chat.with?.name ?? '', speech), chatPath(one.chat.id)),
            over: say('homePanels.asks'),
            meta: whenOf(one.chat.lastAt, now, speech),
          },
    ),
  }
}

/** Where an event takes place; its town too, but where that is said already. */
const where = ({ place, municipality }: PublicEvent, said?: MyTown) =>
  place?.trim() && said !== undefined && municipality?.id === said.id
    ? inOneLine(place)
    : inOneLine(place, townBeside(municipality?.name, place))

/** An event as a row. */
const eventRow = (event: PublicEvent, over: string | undefined, said: MyTown | undefined, speech: Speech) => ({
  key: event.id,
  open: way(titled(event.title, speech), eventPath(event.activity?.id, event.id)),
  over,
  meta: where(event, said),
  picture: { cover: imagePath('event', event.image), sign: event.title },
})

/** What is on today, in one's own town where that is known. */
const todayPanel = (
  events: NonNullable<HomePanelsNow['events']>,
  lookAround: () => void,
  speech: Speech,
): HomePanelView => {
  const { say, formats } = speech
  const town = events.town && named(events.town.name, speech)
  const around = events.hasMore ? action(say('homePanels.lookAround'), lookAround) : undefined
  const none =
    town === undefined || !around
      ? note(say('homePanels.nothingOn'))
      : note(say('homePanels.nothingIn', { town: toName(town, speech) }), 'calm', around)
  return {
    kind: 'group',
    sign: 'today',
    heading: events.isAround
      ? say('homePanels.todayAround')
      : town === undefined
        ? say('homePanels.today')
        : say('homePanels.todayIn', { town: toName(town, speech) }),
    all: way(say('homePanels.allEvents'), SCREENS.events.path),
    above: aboveView(events, speech),
    body: readBody(events, none, speech, (event) =>
      eventRow(event, hoursOf(event, speech, formats), events.isAround ? undefined : events.town, speech),
    ),
  }
}

/** Where one can park in one's own town (HOME-06); it waits while it is not known whether that town says so. */
const parkingPanel = ({ town, reading }: NonNullable<HomePanelsNow['parking']>, speech: Speech): HomePanelView => {
  const { say } = speech
  const path = town && sheetPath(PARKING_SHEET, town.id)
  return {
    kind: 'group',
    sign: 'parking',
    heading: say('homePanels.parking'),
    all: path === undefined ? undefined : way(say('homePanels.allParking'), path),
    above: reading && aboveView(reading, speech),
    body:
      path === undefined || reading === undefined
        ? { kind: 'waiting' }
        : readBody(reading, note(say('homePanels.noParking')), speech, ({ id, title, address, parking }) => ({
            key: id,
            open: way(titled(title, speech), path),
            over: say('homePanels.free', { count: parking.free }),
            meta: address,
          })),
  }
}

/** The invitation to choose one's own town: what there is to park and what is open depend on it. */
const townPanel = (chooseTown: () => void, { say }: Speech): HomePanelView => ({
  kind: 'group',
  sign: 'town',
  heading: say('homePanels.askTown'),
  all: undefined,
  above: undefined,
  body: note(say('homePanels.askTownText'), 'calm', action(say('homePanels.chooseTown'), chooseTown)),
})

/** One's next event (HOME-08). */
const nextPanel = (next: NonNullable<HomePanelsNow['next']>, { now }: HomePanelsNow, speech: Speech): HomePanelView => {
  const { say, formats } = speech
  const today = dayOf(now)
  return {
    kind: 'group',
    sign: 'next',
    heading: say('homePanels.next'),
    all: way(say('homePanels.toCalendar'), SCREENS.calendar.path),
    above: aboveView(next, speech),
    body: readBody(next, note(say('homePanels.noNext')), speech, (event) =>
      eventRow(
        event,
        inOneLine(
          capitalised(formats.day(event.startDate < today ? today : event.startDate, today)),
          hoursOf(event, speech, formats),
        ),
        undefined,
        speech,
      ),
    ),
  }
}

/**
 * What is open now (HOME-07): around the citizen where the device says where that is, else in one's own town; where
 * nothing is known to be open there, the offer to look around.
 */
const openPanel = ({ nearby, open, now }: HomePanelsNow, speech: Speech): HomePanelView => {
  const { say } = speech
  const isInTown = nearby.offer === 'offered' && open !== undefined && open.reading.value?.length !== 0
  const shown = isInTown ? open.reading : nearby.reading
  return {
    kind: 'group',
    sign: 'nearby',
    heading: isInTown
      ? say('homePanels.openIn', { town: toName(named(open.town.name, speech), speech) })
      : say('homePanels.nearby'),
    all: way(say('homePanels.allActivities'), SCREENS.activities.path),
    above: shown && aboveView(shown, speech),
    body: isInTown
      ? readBody(open.reading, nothingNear(speech), speech, (one) => ({
          ...activityRow(one, one.address, now, speech),
          over: untilWhen(one, now, speech),
        }))
      : nearbyBody(nearby, now, speech),
  }
}

/** Until when what is open is open: that it is, the heading says. */
const untilWhen = ({ hours }: ActivitySummary, now: Instant, speech: Speech): string | undefined => {
  const status = statusAt(hours, now)
  return status?.kind === 'open' && status.closes
    ? speech.say('homePanels.closes', { time: speech.formats.atTime(status.closes.time) })
    : openNowView(hours, now, speech)?.words
}

const nothingNear = ({ say }: Speech): Note => note(say('homePanels.nothingNear'))

/** An activity as a row: whether it is open, or of what kind it is where that is not known. */
const activityRow = (
  { id, name, category, hours }: ActivitySummary,
  meta: string | undefined,
  now: Instant,
  speech: Speech,
) => ({
  key: id,
  open: way(named(name, speech), activityPath(id)),
  over: openNowView(hours, now, speech)?.words ?? category?.name,
  meta,
})

const nearbyBody = (
  { offer, refusal, reading, locate }: HomePanelsNow['nearby'],
  now: Instant,
  speech: Speech,
): HomePanelView['body'] => {
  const { say } = speech
  const ask = () => action(say('homePanels.locate'), locate)
  if (offer === 'offered') return note(say('homePanels.nearbyText'), 'calm', ask())
  if (offer === 'refused') return note(say(positionText(refusal)), 'problem', ask())
  if (reading === undefined) return { kind: 'waiting' }
  return readBody(reading, nothingNear(speech), speech, ({ thing, metres }) =>
    activityRow(thing, inOneLine(distanceWords(metres, speech), thing.municipality?.name), now, speech),
  )
}
