import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'

const inChat = { screen: 'chat', path: '/chat/3', who: 'mario.rossi' } as const

const field = (page: Page) => page.getByLabel('Scrivi un messaggio')
const send = (page: Page) => page.getByRole('button', { name: 'Invia', exact: true })

const write = async (page: Page): Promise<void> => {
  await field(page).fill('Avete dolci senza glutine?')
  await send(page).click()
}

const writeInVain = async (page: Page): Promise<void> => {
  await write(page)
  await page.getByRole('button', { name: 'Invia di nuovo' }).waitFor()
}

/** A conversation in each of its states (CHAT-03, CHAT-04, CHAT-07 … CHAT-09). */
export const CONVERSATION_SCENES: readonly Scene[] = [
  { ...inChat, state: 'full' },
  { ...inChat, state: 'links', path: '/chat/1' },
  { ...inChat, state: 'person', path: '/chat/4' },
  { ...inChat, state: 'unsent', fault: '500@chat.send', act: writeInVain },
  {
    ...inChat,
    state: 'writing',
    act: (page) =>
      field(page).fill('Buongiorno,\nancora una cosa:\navete dolci\nsenza glutine,\noppure vegani?\nGrazie'),
  },
  {
    ...inChat,
    state: 'required',
    act: async (page) => {
      await send(page).click()
      await page.getByRole('button', { name: 'Ho capito' }).waitFor()
    },
  },
  {
    ...inChat,
    state: 'empty',
    path: '/activity/2',
    who: 'amministratore',
    act: async (page) => {
      await page.getByRole('button', { name: 'Scrivi in chat' }).click()
      await page.getByText('Scrivi il primo messaggio').waitFor()
    },
  },
  { ...inChat, state: 'failed', fault: '500@chat.one' },
  { ...inChat, state: 'offline', fault: 'offline@chat.one' },
  { ...inChat, state: 'loading', fault: 'slow@chat.one', isWaiting: true },
  { ...inChat, state: 'missing', path: '/chat/9999' },
  { ...inChat, state: 'es', path: '/es/chat/3' },
]
