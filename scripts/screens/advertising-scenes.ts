import type { Page } from 'playwright-core'
import { pastTour, type Scene, toTheEnd } from './scene.ts'

const nobody = { who: 'nobody' } as const
const mario = { who: 'mario.rossi' } as const
const inGuide = { screen: 'assistance', path: '/assistance', ...nobody } as const
const inAdvertising = { screen: 'advertising', act: toTheEnd } as const

const seek = (words: string) => (page: Page) => page.getByRole('searchbox').fill(words)

/** The guide in each of its states, and advertising in every slot (HOME-03, ADS-01, ADS-02). */
export const ADVERTISING_SCENES: readonly Scene[] = [
  { ...inGuide, state: 'full' },
  { ...inGuide, state: 'end', act: toTheEnd },
  { ...inGuide, state: 'searched', act: seek('posizione') },
  { ...inGuide, state: 'none-found', act: seek('astronave') },
  { ...inGuide, state: 'answer', path: '/assistance#password-dimenticata' },
  { ...inGuide, state: 'without-advertising', fault: '500@advertising.list' },
  { ...inGuide, state: 'es', path: '/es/assistance' },
  { ...inAdvertising, state: 'municipalities', path: '/country', ...nobody },
  { ...inAdvertising, state: 'municipality', path: '/country/2', ...nobody },
  { ...inAdvertising, state: 'events', path: '/event', ...nobody, act: pastTour },
  { ...inAdvertising, state: 'notice', path: '/noticeSent/3', ...mario },
  { screen: 'advertising', state: 'notices', path: '/noticeSent', ...mario },
]
