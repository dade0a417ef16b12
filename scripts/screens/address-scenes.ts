import type { Page } from 'playwright-core'
import { button, press, type Scene } from './scene.ts'

const onActivity = { path: '/activity/1?tab=notices', who: 'mario.rossi' } as const
const inAddresses = { ...onActivity, screen: 'addresses' } as const
const inFollowers = { screen: 'topic-users', path: '/activity/1/topic/101/users', who: 'mario.rossi' } as const
const ASK = 'Iscriviti a Pulizia strade'

const askAndLookFor =
  (words: string) =>
  async (page: Page): Promise<void> => {
    await button(page, ASK).click()
    await page.getByRole('dialog').getByRole('searchbox').fill(words)
    await page.getByText(/^(?:Nessun|\d+) indirizz[oi] ·/).waitFor()
  }

const filter =
  (words: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('main').getByRole('searchbox').fill(words)
  }

/**
 * The choice of addresses and districts (TOPIC-06), and the subscribers of a topic (TOPIC-13), in each of their states.
 */
export const ADDRESS_SCENES: readonly Scene[] = [
  { ...inAddresses, state: 'first', act: press(ASK) },
  { ...inAddresses, state: 'last', act: press(ASK, 'Pagina 23') },
  { ...inAddresses, state: 'lack', act: press(ASK, 'Conferma') },
  { ...inAddresses, state: 'empty', act: askAndLookFor('quinta strada') },
  { ...inAddresses, state: 'failed', act: press(ASK), fault: '500@directory.addresses' },
  { ...inAddresses, state: 'loading', act: press(ASK), fault: 'slow@directory.addresses', isWaiting: true },
  { ...inAddresses, state: 'districts', act: press('Iscriviti a Quartieri') },
  { ...inFollowers, state: 'full' },
  { ...inFollowers, state: 'short', act: filter('ga') },
  { ...inFollowers, state: 'empty', act: filter('nessuno di questi') },
  { ...inFollowers, state: 'failed', fault: '500@topics.users' },
  { ...inFollowers, state: 'loading', fault: 'slow@topics.users', isWaiting: true },
  { ...inFollowers, state: 'es', path: '/es/activity/1/topic/101/users' },
]
