import type { PublicEvent } from '#domain/events/event.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import { scheduleType } from './topics.ts'
import { municipalityName, positionFields, positionOf, wirePosition } from './directory.ts'
import { decimal, id, mapped, nameField, optional, optionalText, optionalWords, titleField, type Wire } from './wire.ts'
import { listOrNone } from './wire-lists.ts'
import { nameOrRecord, record } from './wire-records.ts'
import { partly } from './partly.ts'
import { date, instant, time } from './wire-moments.ts'
import { namedAlso, original } from './origin.ts'
import { writtenAs } from './wire-requests.ts'
import { choice, nameText } from './wire-words.ts'
import { EVENT, USER_EVENT } from './names/others.ts'

/** The letter of a free event. */
export const FREE = 'G'
/** [decided] Every other letter means paid; this one is written. */
export const PAID = 'P'

/** An event of the API (EVENT-03). */
export const publicEvent: Wire<PublicEvent> = mapped(
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
      description: ['description', optionalText],
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
  ({ latitude, longitude, typology, colour, priceType, amount, endDate, description, ...rest }): PublicEvent => ({
    ...rest,
    description: description ?? '',
    endDate: endDate ?? rest.startDate,
    typology: typology === undefined ? undefined : { name: typology, colour },
    price: priceType === FREE ? { kind: 'free' } : { kind: 'paid', amount },
    position: positionOf({ latitude, longitude }),
  }),
  ({ position, typology, price, weekdays, schedule, ...rest }) => ({
    ...rest,
    schedule,
    weekdays: weekdays ?? [],
    typology: typology?.name,
    colour: typology?.colour,
    priceType: price.kind === 'free' ? FREE : PAID,
    amount: price.kind === 'paid' ? price.amount : undefined,
    ...wirePosition(position),
  }),
)

/** An event in a citizen's calendar, with its reminder (EVENT-05), as it is stored on the device. */
export const userEvent: Wire<UserEvent> = partly(
  record(
    'user event',
    {
      id: ['id', id('UserEvent')],
      event: ['event', publicEvent],
      reminder: ['reminder', optional(instant)],
    },
    USER_EVENT,
  ),
  'reminder',
)

/** The same as the server has it: what it calls the reminder is written too, where that changes (fault 55). */
export const ownEvent: Wire<UserEvent> = original(userEvent)

/** The change of a reminder: the name of the field, and its moment, if any. */
export const changedReminder = namedAlso(
  record('changed user event', {
    field: ['field', choice('changed field', { reminder: 'reminder' })],
    reminder: ['reminder', writtenAs(instant, null)],
  }),
)
