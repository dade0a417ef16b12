import type { Page } from 'playwright-core'
import { button, press, type Scene } from './scene.ts'

const inTopics = { screen: 'topics', path: '/activity/1?tab=notices', who: 'mario.rossi' } as const
const subscribeTo = (name: string) => `Iscriviti ${/^a/i.test(name) ? 'ad' : 'a'} ${name}`
const withPassword = (name: string) => `Iscriviti con password a ${name}`

/** Submits the open dialog, and waits for its result. */
const sendIn =
  (action: string, said: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
    await page.getByText(said).first().waitFor()
  }

/** Subscribes, and waits for the resulting toast. */
const askAndHear =
  (name: string, said: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await button(page, subscribeTo(name)).click()
    await page.getByText(said).first().waitFor()
  }

const wrongPassword = async (page: Page): Promise<void> => {
  await button(page, withPassword('Protezione civile')).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Password/)
    .fill('sbagliata')
  await sendIn('Iscriviti', 'Password errata')(page)
}

const askForAccess = async (page: Page): Promise<void> => {
  await button(page, subscribeTo('Consiglio comunale')).click()
  await page.getByRole('dialog').getByText('Richiedi l’accesso').waitFor()
}

const followed = async (page: Page): Promise<void> => {
  await askAndHear('Avvisi generali', /^Iscrizione riuscita/)(page)
  await button(page, /^Annulla iscrizione/)
    .first()
    .waitFor()
}

const askToLeave = async (page: Page): Promise<void> => {
  await followed(page)
  await button(page, /^Annulla iscrizione/)
    .first()
    .click()
  await page.getByText(/^Annullare l’iscrizione/).waitFor()
}

const toTopics = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Argomenti' }).evaluate((heading) => heading.scrollIntoView())
}

/** The topics of an activity, and every dialog before a subscription (TOPIC-01 … TOPIC-12). */
export const TOPIC_SCENES: readonly Scene[] = [
  { ...inTopics, state: 'full', act: toTopics },
  { ...inTopics, state: 'anonymous', who: 'nobody', act: press(subscribeTo('Avvisi generali')) },
  { ...inTopics, state: 'password', act: press(withPassword('Protezione civile')) },
  { ...inTopics, state: 'password-wrong', act: wrongPassword },
  {
    ...inTopics,
    state: 'password-missing',
    act: async (page) => {
      await press(withPassword('Protezione civile'))(page)
      await sendIn('Iscriviti', 'La password è obbligatoria')(page)
    },
  },
  { ...inTopics, state: 'access', act: askForAccess },
  {
    ...inTopics,
    state: 'access-sent',
    act: async (page) => {
      await askForAccess(page)
      await sendIn('Invia richiesta', 'Richiesta inviata correttamente')(page)
    },
  },
  { ...inTopics, state: 'warned', act: askAndHear('Asili nido', /^Completa prima|^L’ufficio deve confermare/) },
  {
    ...inTopics,
    state: 'waiting',
    act: async (page) => {
      await askForAccess(page)
      await sendIn('Invia richiesta', 'L’iscrizione non è ancora attiva.')(page)
      await page.getByText('L’iscrizione non è ancora attiva.').evaluate((text) => text.scrollIntoView())
    },
  },
  { ...inTopics, state: 'refused', act: askAndHear('Bandi e gare', 'Iscrizioni chiuse') },
  { ...inTopics, state: 'followed', act: followed },
  { ...inTopics, state: 'leaving', act: askToLeave },
  { ...inTopics, state: 'failed', fault: '500@topics.subscribe', act: press(subscribeTo('Avvisi generali')) },
  {
    ...inTopics,
    state: 'es',
    path: '/es/activity/1?tab=notices',
    act: press('Suscríbete con contraseña a Protezione civile'),
  },
]
