import type { Page } from 'playwright-core'
import { button, press, type Scene } from './scene.ts'

const inChats = { screen: 'chats', path: '/chat', who: 'mario.rossi' } as const

const pick = async (page: Page): Promise<void> => {
  await press('Seleziona')(page)
  for (const name of ['Teatro Intred', 'Sara Bruni'])
    await page.getByRole('checkbox', { name: `Seleziona la chat con ${name}` }).check({ force: true })
}

const throwAllAway = async (page: Page): Promise<void> => {
  await press('Seleziona', 'Seleziona tutto', 'Elimina', 'Conferma')(page)
  await page.getByText('Non hai ancora chat').waitFor()
}

/** The list of chats in each of its states (CHAT-01, CHAT-05, CHAT-06). */
export const CHAT_LIST_SCENES: readonly Scene[] = [
  { ...inChats, state: 'full' },
  { ...inChats, state: 'selecting', act: pick },
  {
    ...inChats,
    state: 'asking',
    act: async (page) => {
      await pick(page)
      await button(page, 'Elimina chat').click()
    },
  },
  { ...inChats, state: 'empty', act: throwAllAway },
  { ...inChats, state: 'beside', path: '/chat/1' },
  { ...inChats, state: 'failed', fault: '500@chat.all' },
  { ...inChats, state: 'offline', fault: 'offline@chat.all' },
  { ...inChats, state: 'loading', fault: 'slow@chat.all', isWaiting: true },
  { ...inChats, state: 'es', path: '/es/chat' },
]
