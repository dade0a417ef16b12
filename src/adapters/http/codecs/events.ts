import type { EventPrice, PublicEvent } from '#domain/events/event.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import { scheduleType } from './topics.ts'
import { municipalityName } from './directory.ts'
import { placed, positionFields } from './position.ts'
import {
  decimal,
  id,
  mapped,
  nameField,
  optional,
  optionalText,
  optionalWords,
  orEmpty,
  titleField,
  type Wire,
} from './wire.ts'
import { listOrNone } from './wire-lists.ts'
import { nameOrRecord, record } from './wire-records.ts'
import { partly, partlyWhereNamed, storedPartly } from './partly.ts'
import { date, instant, time } from './wire-moments.ts'
import { namedAlso, original } from './origin.ts'
import { writtenAs } from './wire-requests.ts'
import { choice, nameText } from './wire-words.ts'
import { EVENT, USER_EVENT } from './names/others.ts'

/** The letter of a free event. */
const FREE = 'G'
/** [decided] Every other letter means paid; this one is written. */
const PAID = 'P'

/**
 * The price that an answer tells (EVENT-03). Undefined where it tells none: what has neither a letter nor an amount, or words
 * that nobody knows, is neither free nor paid (fault 55).
 */
export const priceOf = (type: string | undefined, amount: number | undefined): EventPrice | undefined => {
  const letter = (type ?? '').trim().toUpperCase()
  if (letter === FREE || letter.startsWith('GRAT')) return { kind: 'free' }
  const isPaid = letter.length === 1 || (amount !== undefined && amount > 0)
  return isPaid ? { kind: 'paid', amount } : undefined
}

/** The letter of a price, as it is written. */
export const letterOf = (price: EventPrice | undefined): string | undefined =>
  price && (price.kind === 'free' ? FREE : PAID)

const wireEvent = partlyWhereNamed(
  record(
    'event',
    {
      id: ['id', id('Event')],
      activity: [
        'activity',
        optional(nameOrRecord(record('organiser', { id: ['id', optional(id('Activity'))], name: nameField }))),
      ],
      topic: ['topicId', optional(id('Topic'))],
      title: titleField,
      description: ['description', orEmpty(optionalText)],
      startDate: ['eventDateStart', date],
      startTime: ['eventTimeStart', optional(time)],
      endDate: ['eventDateEnd', optional(date)],
      endTime: ['eventTimeEnd', optional(time)],
      typology: ['typology', nameText],
      colour: ['typologyColor', optionalText],
      municipality: ['country', optional(municipalityName)],
      priceType: ['priceType', optionalText],
      amount: ['price', optional(decimal)],
      place: ['place', optionalWords],
      image: ['image', optionalText],
      schedule: ['scheduleType', optional(scheduleType)],
      weekdays: ['weekDays', listOrNone(decimal)],
      ...positionFields,
    },
    EVENT,
  ),
  'startTime',
  'endDate',
)

/** An event of the API (EVENT-03). */
export const publicEvent: Wire<PublicEvent> = mapped(
  placed(wireEvent),
  ({ typology, colour, priceType, amount, endDate, ...rest }): PublicEvent => ({
    ...rest,
    endDate: endDate ?? rest.startDate,
    typology: typology === undefined ? undefined : { name: typology, colour },
    price: priceOf(priceType, amount),
  }),
  ({ typology, price, weekdays, schedule, ...rest }) => ({
    ...rest,
    schedule,
    weekdays: weekdays ?? [],
    typology: typology?.name,
    colour: typology?.colour,
    priceType: letterOf(price),
    amount: price?.kind === 'paid' ? price.amount : undefined,
  }),
)

const userEventOf = (event: Wire<PublicEvent>): Wire<UserEvent> =>
  partly(
    record(
      'user event',
      { id: ['id', id('UserEvent')], event: ['event', event], reminder: ['reminder', optional(instant)] },
      USER_EVENT,
    ),
    'reminder',
  )

/**
 * An event in a citizen's calendar, with its reminder (EVENT-05), as the server has it: what it calls the reminder is written
 * too, where that changes (fault 55).
 */
export const ownEvent: Wire<UserEvent> = original(userEventOf(publicEvent))

/** The same as it is stored on the device. */
export const storedEvent: Wire<UserEvent> = storedPartly(userEventOf(storedPartly(publicEvent)))

/** The change of a reminder: the name of the field, and its moment, if any. */
export const changedReminder = namedAlso(
  record('changed user event', {
    field: ['field', choice('changed field', { reminder: 'reminder' })],
    reminder: ['reminder', writtenAs(instant, null)],
  }),
)
