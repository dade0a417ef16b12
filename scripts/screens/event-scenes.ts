import { pastTour, press, type Scene } from './scene.ts'

const nobody = { who: 'nobody' } as const
const inEvents = { screen: 'events', path: '/event', ...nobody } as const
const inEvent = { screen: 'event', path: '/activity/3/event/3', ...nobody } as const

/** The events of a day and the page of one, in each of their states (EVENT-01, EVENT-02, EVENT-03). */
export const EVENT_SCENES: readonly Scene[] = [
  { ...inEvents, state: 'tour' },
  { ...inEvents, state: 'full-day', act: press('Chiudi') },
  { ...inEvents, state: 'full-day-end', act: pastTour },
  { ...inEvents, state: 'empty-day', path: '/event?date=2150-01-01', act: press('Chiudi') },
  { ...inEvents, state: 'filters', path: '/event?price=free', act: press(/^Filtri/) },
  { ...inEvents, state: 'none-found', path: '/event?country=Atlantide', act: press('Chiudi') },
  { ...inEvents, state: 'calendar', act: press('Chiudi', /Scegli un giorno$/) },
  { ...inEvents, state: 'of-activity', path: '/activity/3/event', act: press('Chiudi') },
  { ...inEvents, state: 'failed', fault: '500@events.list', act: press('Chiudi') },
  { ...inEvents, state: 'offline', fault: 'offline@events.list', act: press('Chiudi') },
  { ...inEvents, state: 'loading', fault: 'timeout@events.list', isWaiting: true, act: press('Chiudi') },
  { ...inEvents, state: 'es', path: '/es/event' },
  { ...inEvent, state: 'full' },
  { ...inEvent, state: 'signed-in', who: 'mario.rossi' },
  { ...inEvent, state: 'failed', fault: '500@events.one' },
  { ...inEvent, state: 'offline', fault: 'offline@events.one' },
  { ...inEvent, state: 'loading', fault: 'slow@events.one', isWaiting: true },
  { ...inEvent, state: 'missing', path: '/activity/3/event/99999' },
]
