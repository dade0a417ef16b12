import type { Instant } from '#domain/time/calendar.ts'
import type { Entries, Records } from './entry.ts'
import { FORM, KEPT, PANEL, QUIET, THING, visited } from './outcomes.ts'
import { id, noParams } from './requests.ts'
import { CONFIRM, EVENT, mario, visitor } from './ways.ts'

export const EVENTS: Entries<'events'> = {
  list: {
    title: 'List the events',
    about: 'All events, or those of an activity or of a topic.',
    clauses: 'EVENT-01 EVENT-02',
    words: ['the events of an activity'],
    // The events of the day on which the world of the demo begins.
    sample: { query: { filters: { activity: id<'Activity'>(3), topic: undefined } }, skipped: 6 },
    way: visitor('/event'),
    outcome: visited(PANEL),
  },
  one: {
    title: 'Read one event',
    about: 'The whole event.',
    clauses: 'EVENT-03',
    words: ['an event'],
    sample: { params: { id: 3 } },
    way: visitor(EVENT),
    more: [visitor('/activity/2/event/7')],
    outcome: visited(THING),
  },
  mine: {
    title: 'List the saved events',
    about: 'The calendar of the signed-in user.',
    clauses: 'EVENT-07',
    words: ['my calendar'],
    sample: noParams,
    way: mario('/profile/events'),
    outcome: QUIET,
  },
  keep: {
    title: 'Save an event',
    about: 'Adds the event to the calendar of the signed-in user.',
    clauses: 'EVENT-04',
    words: ['a kept event'],
    sample: { params: { eventId: 1 } },
    way: mario('/activity/3/event/4', ['tap', 'Aggiungi al mio calendario']),
    outcome: KEPT,
  },
  mineOf: {
    title: 'Ask whether an event is saved',
    about: '`data` is null for an event that is not saved.',
    clauses: 'EVENT-04',
    words: ['an event of mine'],
    sample: { params: { eventId: 1 } },
    way: mario(EVENT),
    more: [mario('/activity/2/event/7')],
    outcome: QUIET,
  },
  remind: {
    title: 'Set or clear a reminder',
    about: 'The moment of the reminder of a saved event, or null for none.',
    clauses: 'EVENT-05',
    words: ['a reminder'],
    sample: {
      params: { userEventId: 1 },
      body: { field: 'reminder', reminder: Date.parse('2026-11-21T08:00:00Z') as Instant },
    },
    way: mario(EVENT, ['tap', 'Promemoria'], ['fill', 'Quando te lo ricordiamo?', '10 minuti prima'], ['tap', 'Salva']),
    // The server's words are a message as well.
    outcome: {
      ...FORM,
      '403': 'form+toast',
      '409': 'form+toast',
      '422': 'form+toast',
      '429': 'form+toast',
    },
  },
  drop: {
    title: 'Remove a saved event',
    about: 'Removes it from the calendar of the signed-in user.',
    clauses: 'EVENT-06',
    words: ['a dropped event'],
    sample: { params: { userEventId: 1 } },
    way: mario(EVENT, ['tap', 'Togli dal calendario'], CONFIRM),
    outcome: KEPT,
  },
}

export const EVENTS_RECORDS: Records = {
  event: {
    is: 'A public event.',
    needs: 'id eventDateStart',
    may: 'activity topicId title description eventTimeStart eventDateEnd eventTimeEnd typology typologyColor country priceType price place image scheduleType weekDays latitude longitude',
    fields: {
      description: 'Text about the event: HTML, sanitised by the app',
      place: 'Where the event takes place',
    },
  },
  organiser: { is: 'The activity that organises an event.', may: 'id name' },
  'user event': { is: 'An event in the calendar of a citizen.', needs: 'id event', may: 'reminder' },
  'changed user event': { is: 'The new reminder of a saved event.' },
  'event filters': { is: 'What events must match.' },
}
