import { type EventPageNow, openEventPage } from '#application/time/event-page/event-page.flow.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import { directionsTo } from '#domain/places/directions.ts'
import { inOneLine } from '#ui/view/where.ts'
import { hoursOf } from '#ui/language/date-words.ts'
import { imagePath } from '#ui/base/images.ts'
import { activityPath, NO_ACTIVITY, partOfAddress } from '#ui/base/screens.ts'
import { named, titled } from '#ui/language/titles.ts'
import { keepView } from '#ui/parts/kept-event/kept-event-view.ts'
import { townView } from '#ui/parts/place/place-views.ts'
import { priceWords, typologyView } from '#ui/view/event-row.ts'
import { notFoundView } from '#ui/view/not-found.ts'
import { pageView } from '#ui/view/page.ts'
import { action, richText, type Way, way } from '#ui/view/parts.ts'
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

/**
 * The page of an event (EVENT-03). [decided] A URL with another activity than the event's own shows the event anyway:
 * the organiser is the one in the event's data, if any.
 */
export const eventView = (now: EventPageNow, speech: Speech) => {
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

export type EventView = ReturnType<typeof eventView>

type Page = NonNullable<EventPageNow['page']>

const partsView = (
  event: PublicEvent,
  { session, sharing }: EventPageNow,
  { kept, saving, isOver }: Page,
  speech: Speech,
) => {
  const { say } = speech
  const { image, typology, municipality, description } = event
  const name = titled(event.title, speech)
  return {
    name,
    cover: imagePath('event', image),
    typology: typologyView(typology),
    town: townView(municipality),
    /** It is over: what says so. */
    over: isOver ? say('event.over') : undefined,
    /** When and where it is, before anything can be done with it. */
    essentials: essentialsView(event, speech),
    /** Undefined while it is loading. */
    keep: kept && keepView(kept, session.requireSignIn, speech),
    /** The way there, where the place is known. */
    directions: directionsView(event, speech),
    toPhone: action(say('event.toPhone'), () => saving.save(name), { isBusy: saving.isBusy }),
    share: action(say('contact.share'), () => sharing.share(name), { isBusy: sharing.isBusy }),
    facts: factsView(event, speech),
    about: description === '' ? undefined : { title: say('event.about'), text: richText(description) },
    where: whereView(event, name, speech),
  }
}

export type EventParts = ReturnType<typeof partsView>

/** A line of details with what is known of it; none where nothing is. */
const fact = (sign: EventFact['sign'], label: string, ...values: readonly (string | Way | undefined)[]) => {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? [] : [{ sign, label, values: known }]
}

const essentialsView = (event: PublicEvent, speech: Speech): readonly EventFact[] => {
  const { say, formats } = speech
  const { place, municipality } = event
  return [
    ...fact('when', say('event.when'), periodWords(event, speech), hoursOf(event, speech, formats)),
    ...fact('where', say('event.place'), place, municipality && named(municipality.name, speech)),
  ]
}

const factsView = (event: PublicEvent, speech: Speech): readonly EventFact[] => {
  const { say } = speech
  const { activity, price } = event
  return [
    ...fact('recurrence', say('event.recurrence'), recurrenceWords(event, speech)),
    ...fact('price', say('events.price'), price && priceWords(price, speech)),
    ...fact('organiser', say('event.organiser'), activity && organiserView(activity, speech)),
  ]
}

const organiserView = ({ id, name }: NonNullable<PublicEvent['activity']>, speech: Speech): Way | string =>
  id === undefined ? named(name, speech) : way(named(name, speech), activityPath(id))

const directionsView = ({ place, municipality, position }: PublicEvent, { say }: Speech): Way | undefined => {
  const to = directionsTo(position, place && inOneLine(place, municipality?.name))
  return to === undefined ? undefined : way(say('contact.directions'), to)
}

/** The place of an event on a map. */
const whereView = ({ place, position }: PublicEvent, name: string, { say }: Speech) =>
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
