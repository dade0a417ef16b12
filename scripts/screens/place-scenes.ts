import { press, type Scene, toTheEnd } from './scene.ts'

const nobody = { who: 'nobody' } as const
const inActivity = { screen: 'activity', path: '/activity/1', ...nobody } as const
const inContact = { screen: 'contact', path: '/contact/2', ...nobody } as const
const inMunicipalities = { screen: 'municipalities', path: '/country', ...nobody } as const
const inMunicipality = { screen: 'municipality', path: '/country/1', ...nobody } as const

/** The pages of activities, contacts and municipalities in each of their states (DIR-02, DIR-03, DIR-06). */
export const PLACE_SCENES: readonly Scene[] = [
  { ...inActivity, state: 'full' },
  { ...inActivity, state: 'end', path: '/activity/2', act: toTheEnd },
  { ...inActivity, state: 'notices', path: '/activity/1?tab=notices' },
  { ...inActivity, state: 'signed-in', path: '/activity/1?tab=notices', who: 'mario.rossi', act: toTheEnd },
  { ...inActivity, state: 'events', path: '/activity/3?tab=events' },
  { ...inActivity, state: 'places', path: '/activity/2?tab=places' },
  { ...inActivity, state: 'closed', path: '/activity/60' },
  { ...inActivity, state: 'shared', act: press('Condividi') },
  { ...inActivity, state: 'boards-failed', fault: '500@directory.boards', act: toTheEnd },
  {
    ...inActivity,
    state: 'contact-failed',
    path: '/activity/2',
    fault: '500@directory.activityContact',
    act: toTheEnd,
  },
  { ...inActivity, state: 'failed', fault: '500@directory.activity' },
  { ...inActivity, state: 'offline', fault: 'offline@directory.activity' },
  { ...inActivity, state: 'loading', fault: 'slow@directory.activity', isWaiting: true },
  { ...inActivity, state: 'missing', path: '/activity/9999' },
  { ...inActivity, state: 'es', path: '/es/activity/2' },
  { ...inContact, state: 'full' },
  { ...inContact, state: 'failed', fault: '500@directory.contact' },
  { ...inContact, state: 'offline', fault: 'offline@directory.contact' },
  { ...inContact, state: 'loading', fault: 'slow@directory.contact', isWaiting: true },
  { ...inMunicipalities, state: 'full' },
  { ...inMunicipalities, state: 'failed', fault: '500@municipalities.list' },
  { ...inMunicipalities, state: 'offline', fault: 'offline@municipalities.list' },
  { ...inMunicipalities, state: 'loading', fault: 'slow@municipalities.list', isWaiting: true },
  { ...inMunicipality, state: 'full' },
  { ...inMunicipality, state: 'sheets-failed', fault: '500@municipalities.sheetsByCategory', act: toTheEnd },
  { ...inMunicipality, state: 'loading', fault: 'slow', isWaiting: true },
  { ...inMunicipality, state: 'es', path: '/es/country/2' },
]
