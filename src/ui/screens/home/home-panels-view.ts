import type { HomePanelsNow } from '#application/home/home-panels.flow.ts'
import type { Reading } from '#application/kit/reading.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import { roundedDistance } from '#domain/places/distance.ts'
import { dayOf, type Instant } from '#domain/time/calendar.ts'
import { toName } from '#ui/language/inflections.ts'
import { hoursOf } from '#ui/language/date-words.ts'
import { type AnyFailure, panelTitle } from '#ui/app/reading/failure-texts.ts'
import { activityPath, eventPath, noticePath, SCREENS } from '#ui/app/screens.ts'
import { named, titled } from '#ui/language/titles.ts'
import type { Group, List, Row } from '#ui/view/lists.ts'
import { staleView } from '#ui/view/panels.ts'
import { type Action, action, type Failed, type Stale, type Waiting, type Way, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { inOneLine, townBeside } from '#ui/view/where.ts'
import { distanceTexts, positionText } from './home-texts.ts'

/** One thing of a panel: what it is called, what stands over that (who, when, of what kind), and when or where. */
export type PanelCardView = Row & Readonly<{ open: Way; over: string | undefined; meta: string | undefined }>

/** In the place of cards: a sentence, and what can be done. `problem`: it says why something is not there. */
type Note = Readonly<{ kind: 'note'; tone: 'calm' | 'problem'; text: string; action?: Action }>

/** A panel: what it is of, the way to all of that, and its cards or what stands in their place. */
export type HomePanelView = Readonly<{
  kind: Group<Row>['kind']
  sign: 'notices' | 'today' | 'nearby'
  heading: string
  all: Way
  /** What is shown was read before: of when it is (ERR-04). */
  stale: Stale | undefined
  body: Waiting | Failed | Note | List<PanelCardView>
}>

/** What makes Home worth opening every morning: what is new for me, what is on today, what is near (HOME-01). */
export type HomePanelsView = Readonly<{
  panels: readonly HomePanelView[]
  /** The invitation to choose one's own municipality, while there is none. */
  invitation: Readonly<{ text: string; choose: Action }> | undefined
}>

export const homePanelsView = (now: HomePanelsNow, speech: Speech): HomePanelsView => ({
  panels: [
    ...(now.notices ? [noticesPanel(now.notices, now, speech)] : []),
    ...(now.events ? [todayPanel(now.events, now.lookAround, speech)] : []),
    nearbyPanel(now.nearby, speech),
  ],
  invitation: now.chooseTown && {
    text: speech.say('homePanels.askTown'),
    choose: action(speech.say('homePanels.chooseTown'), now.chooseTown),
  },
})

/** In the place of cards that could not be read (ERR-03). */
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

/** The cards of some things, or that there is none. */
const cards = <Thing>(
  things: readonly Thing[],
  none: Note,
  card: (thing: Thing) => Omit<PanelCardView, 'kind'>,
): HomePanelView['body'] =>
  things.length === 0 ? none : { kind: 'list', rows: things.map((thing) => ({ kind: 'row', ...card(thing) })) }

/** What says that cards were read before, and tries again. */
const staleOf = ({ face, failure, retry }: Reading<unknown>, speech: Speech): Stale | undefined =>
  face === 'stale' ? staleView(failure, retry, speech) : undefined

/** Some things that are read, in each of the panel's faces. */
const readBody = <Thing>(
  { face, value = [], failure, retry }: Reading<readonly Thing[]>,
  none: Note,
  speech: Speech,
  card: (thing: Thing) => Omit<PanelCardView, 'kind'>,
): HomePanelView['body'] =>
  face === 'loading'
    ? { kind: 'waiting' }
    : face === 'failed' || face === 'missing'
      ? failed(failure, retry, speech)
      : cards(value, none, card)

/** The newest notices, and how many are not read yet (NOTICE-02). */
const noticesPanel = (
  notices: NonNullable<HomePanelsNow['notices']>,
  { today, unread }: HomePanelsNow,
  speech: Speech,
): HomePanelView => {
  const { say, formats } = speech
  const when = (moment: Instant) => (dayOf(moment) === today ? formats.time(moment) : formats.day(dayOf(moment), today))
  return {
    kind: 'group',
    sign: 'notices',
    heading: say('homePanels.notices', { count: unread }),
    all: way(say('homePanels.allNotices'), SCREENS.notices.path),
    stale: staleOf(notices, speech),
    body: readBody(notices, note(say('homePanels.noNotices')), speech, ({ id, title, sender, receivedAt, seen }) => ({
      key: id,
      open: way(titled(title, speech), noticePath(id)),
      over: seen ? sender.name : say('homePanels.unread', { sender: named(sender.name, speech) }),
      meta: receivedAt === undefined ? undefined : when(receivedAt),
    })),
  }
}

const where = ({ place, municipality }: PublicEvent) => inOneLine(place, townBeside(municipality?.name, place))

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
    stale: staleOf(events, speech),
    body: readBody(events, none, speech, (event) => ({
      key: event.id,
      open: way(titled(event.title, speech), eventPath(event.activity?.id, event.id)),
      over: hoursOf(event, speech, formats),
      meta: where(event),
    })),
  }
}

/** The activities that are near, once the device says where it is. */
const nearbyPanel = (nearby: HomePanelsNow['nearby'], speech: Speech): HomePanelView => ({
  kind: 'group',
  sign: 'nearby',
  heading: speech.say('homePanels.nearby'),
  all: way(speech.say('homePanels.allActivities'), SCREENS.activities.path),
  stale: undefined,
  body: nearbyBody(nearby, speech),
})

const nearbyBody = (
  { face, nearest, refusal, failure, locate, retry }: HomePanelsNow['nearby'],
  speech: Speech,
): HomePanelView['body'] => {
  const { say, formats } = speech
  const ask = () => action(say('homePanels.locate'), locate)
  const distance = (metres: number) => {
    const { unit, value } = roundedDistance(metres)
    return say(distanceTexts[unit], { distance: formats.number(value) })
  }
  switch (face) {
    case 'loading':
      return { kind: 'waiting' }
    case 'offered':
      return note(say('homePanels.nearbyText'), 'calm', ask())
    case 'refused':
      return note(say(positionText(refusal)), 'problem', ask())
    case 'failed':
      return failed(failure, retry, speech)
    case 'full':
      return cards(nearest, note(say('homePanels.nothingNear')), ({ thing, metres }) => ({
        key: thing.id,
        open: way(named(thing.name, speech), activityPath(thing.id)),
        over: thing.category?.name,
        meta: inOneLine(distance(metres), thing.municipality?.name),
      }))
    default:
      return face satisfies never
  }
}
