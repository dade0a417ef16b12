import { press, type Scene } from './scene.ts'

const inCalendar = { screen: 'calendar', path: '/profile/events', who: 'mario.rossi' } as const
const onPage = { screen: 'calendar-event', path: '/activity/3/event/3', who: 'mario.rossi' } as const

/** The calendar in each of its states, and its part of the page of an event (EVENT-04 … EVENT-07). */
export const CALENDAR_SCENES: readonly Scene[] = [
  { ...inCalendar, state: 'month' },
  { ...inCalendar, state: 'day', path: '/profile/events?giorno=2026-11-22' },
  { ...inCalendar, state: 'free-day', path: '/profile/events?giorno=2026-11-26' },
  { ...inCalendar, state: 'empty', who: 'teresa.prova' },
  { ...inCalendar, state: 'failed', fault: '500@events.mine' },
  { ...inCalendar, state: 'offline', fault: 'offline@events.mine' },
  { ...inCalendar, state: 'loading', fault: 'timeout@events.mine', isWaiting: true },
  { ...inCalendar, state: 'reminder', act: press('Promemoria di Novecento') },
  { ...inCalendar, state: 'removal', act: press('Togli Novecento dal calendario') },
  { ...inCalendar, state: 'es', path: '/es/profile/events' },
  { ...onPage, state: 'kept' },
  { ...onPage, state: 'offered', path: '/activity/3/event/4' },
  { ...onPage, state: 'reminder', act: press('Promemoria') },
]
