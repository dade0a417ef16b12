import type { Page } from 'playwright-core'
import { button, press, type Scene } from './scene.ts'

const mario = { who: 'mario.rossi' } as const
const inService = { screen: 'service', who: 'amministratore', path: '/profile/service' } as const

/** From now on there is no network, and no answer of the simulated backend. */
const loseNetwork = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  })
  await page.context().setOffline(true)
}
const go = async (page: Page, name: string): Promise<void> => {
  const links = page.getByRole('navigation').getByRole('link', { name })
  await links.filter({ visible: true }).first().click()
}
/** Leaves the page and comes back without a network, once everything that the way needs is on the device. */
const backOffline =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.waitForTimeout(1000)
    await go(page, 'Preferiti')
    await page.waitForTimeout(1000)
    await loseNetwork(page)
    await go(page, name)
  }
const offline =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    await page.waitForTimeout(1000)
    await loseNetwork(page)
    await press(...names)(page)
    await page.getByText('In attesa della rete').filter({ visible: true }).first().waitFor()
  }

/** What was read last, what waits for the network, and the state of the service (ERR-03, ERR-04). */
export const OFFLINE_SCENES: readonly Scene[] = [
  { ...mario, screen: 'kept', state: 'home', path: '/', act: backOffline('Home') },
  { ...mario, screen: 'kept', state: 'notices', path: '/noticeSent', act: backOffline('Notifiche') },
  { ...mario, screen: 'kept', state: 'chats', path: '/chat', act: backOffline('Chat') },
  { ...mario, screen: 'kept', state: 'never-read', path: '/', act: backOffline('Chat') },
  {
    ...mario,
    screen: 'waiting',
    state: 'event',
    path: '/activity/53/event/1',
    act: offline('Aggiungi al mio calendario'),
  },
  { ...mario, screen: 'waiting', state: 'topics', path: '/activity/1?tab=notices', act: offline(/^Iscriviti/) },
  { ...inService, state: 'well' },
  {
    ...inService,
    state: 'unlike',
    path: '/chat',
    fault: '500@chat.all',
    act: async (page) => {
      await button(page, 'Riprova').first().waitFor()
      await go(page, 'Profilo')
      await page.getByRole('link', { name: 'Stato del servizio' }).click()
    },
  },
  { ...inService, state: 'es', path: '/es/profile/service' },
]
