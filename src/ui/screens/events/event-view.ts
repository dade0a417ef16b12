import { type EventPageNow, openEventPage } from '#application/time/event-page/event-page.flow.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { directionsTo } from '#domain/places/directions.ts'
import { inOneLine } from '#ui/view/where.ts'
import { hoursOf } from '#ui/language/date-words.ts'
import { imagePath } from '#ui/base/images.ts'
import { activityPath, NO_ACTIVITY, partOfAddress } from '#ui/base/screens.ts'
import { named, titled } from '#ui/language/titles.ts'
import { type KeepView, keepView } from '#ui/parts/kept-event/kept-event-view.ts'
import { townView } from '#ui/parts/place/place-views.ts'
import { priceWords, type TypologyView, typologyView } from '#ui/view/event-row.ts'
import { type NotFoundView, notFoundView } from '#ui/view/not-found.ts'
import { type PageView, pageView } from '#ui/view/page.ts'
import { type Action, action, type RichText, richText, type Way, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { periodWords, recurrenceWords } from './event-texts.ts'
import { idFrom } from '#domain/id.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'
import { screenOf } from '#ui/view/screen.ts'

/** A line of details of an event. */
export type EventFact = Readonly<{
  sign: 'when' | 'where' | 'recurrence' | 'price' | 'organiser'
  label: string
  values: readonly (string | Way)[]
}>

/** The place of an event on a map. */
type Where = Readonly<{ title: string; position: Coordinates; label: string }>

export type EventParts = Readonly<{
  name: string
  cover: string | undefined
  typology: TypologyView | undefined
  town: Way | string | undefined
  /** Undefined while it is loading. */
  /** It is over: what says so. */
  over: string | undefined
  /** When and where it is, before anything can be done with it. */
  essentials: readonly EventFact[]
  keep: KeepView | undefined
  /** The way there, where the place is known. */
  directions: Way | undefined
  toPhone: Action
  share: Action
  facts: readonly EventFact[]
  about: Readonly<{ title: string; text: RichText }> | undefined
  where: Where | undefined
}>

/**
 * The page of an event (EVENT-03). [decided] A URL with another activity than the event's own shows the event anyway:
 * the organiser is the one in the event's data, if any.
 */
export type EventView = NotFoundView | PageView<EventParts>

export const eventView = (now: EventPageNow, speech: Speech): EventView => {
  const { id, page, session } = now
  if (page === undefined) return notFoundView(speech)
  return pageView(
    page.event,
    {
      key: String(id),
      title: speech.say('event.title'),
      called: ({ title }) => titled(title, speech),
      signIn: session.requireSignIn,
      show: (event) => partsView(event, now, page, speech),
    },
    speech,
  )
}

type Page = NonNullable<EventPageNow['page']>

const partsView = (
  event: PublicEvent,
  { session, sharing }: EventPageNow,
  { kept, saving, isOver }: Page,
  speech: Speech,
): EventParts => {
  const { say } = speech
  const { image, typology, municipality, description } = event
  const name = titled(event.title, speech)
  return {
    name,
    cover: imagePath('event', image),
    typology: typologyView(typology),
    town: townView(municipality),
    over: isOver ? say('event.over') : undefined,
    essentials: essentialsView(event, speech),
    keep: kept && keepView(kept, session.requireSignIn, speech),
    directions: directionsView(event, speech),
    toPhone: action(say('event.toPhone'), () => saving.save(name), { isBusy: saving.isBusy }),
    share: action(say('contact.share'), () => sharing.share(name), { isBusy: sharing.isBusy }),
    facts: factsView(event, speech),
    about: description === '' ? undefined : { title: say('event.about'), text: richText(description) },
    where: whereView(event, name, speech),
  }
}

const essentialsView = (event: PublicEvent, speech: Speech): readonly EventFact[] => {
  const { say, formats } = speech
  const { place, municipality } = event
  const where = [place, municipality && named(municipality.name, speech)].filter((part) => part !== undefined)
  return [
    {
      sign: 'when',
      label: say('event.when'),
      values: [periodWords(event, speech, formats), hoursOf(event, speech, formats)],
    },
    ...(where.length === 0 ? [] : [{ sign: 'where' as const, label: say('event.place'), values: where }]),
  ]
}

const factsView = (event: PublicEvent, speech: Speech): readonly EventFact[] => {
  const { say, formats } = speech
  const { activity, price } = event
  const recurrence = recurrenceWords(event, speech, formats)
  return [
    ...(recurrence === undefined
      ? []
      : [{ sign: 'recurrence' as const, label: say('event.recurrence'), values: [recurrence] }]),
    ...(price === undefined
      ? []
      : [{ sign: 'price' as const, label: say('events.price'), values: [priceWords(price, speech)] }]),
    ...(activity === undefined
      ? []
      : [{ sign: 'organiser' as const, label: say('event.organiser'), values: [organiserView(activity, speech)] }]),
  ]
}

const organiserView = ({ id, name }: NonNullable<PublicEvent['activity']>, speech: Speech): Way | string =>
  id === undefined ? named(name, speech) : way(named(name, speech), activityPath(id))

const directionsView = ({ place, municipality, position }: PublicEvent, { say }: Speech): Way | undefined => {
  const to = directionsTo(position, place && inOneLine(place, municipality?.name))
  return to === undefined ? undefined : way(say('contact.directions'), to)
}

const whereView = ({ place, position }: PublicEvent, name: string, { say }: Speech): Where | undefined =>
  position && { title: say('event.where'), position, label: place ?? name }

/** The page of an event (EVENT-03). */
export const screen = screenOf({
  query: (address, path) => {
    const activity = partOfAddress(address, 2)
    const isOfActivity = activity === String(NO_ACTIVITY) || idFrom<'Activity'>(activity) !== undefined
    return { id: isOfActivity ? idFrom<'Event'>(partOfAddress(address, 4)) : undefined, path }
  },
  open: openEventPage,
  view: asking(eventView),
})
