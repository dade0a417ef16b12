import type { Page } from 'playwright-core'
import { ADDRESS_SCENES } from './address-scenes.ts'
import { ADVERTISING_SCENES } from './advertising-scenes.ts'
import { CALENDAR_SCENES } from './calendar-scenes.ts'
import { CHAT_LIST_SCENES } from './chat-list-scenes.ts'
import { CONVERSATION_SCENES } from './conversation-scenes.ts'
import { DIRECTORY_LIST_SCENES } from './directory-list-scenes.ts'
import { PLACES_MAP_SCENES } from './places-map-scenes.ts'
import { EVENT_SCENES } from './event-scenes.ts'
import { FAVOURITE_SCENES } from './favourite-scenes.ts'
import { IDENTITY_SCENES } from './identity-scenes.ts'
import { LEGAL_SCENES } from './legal-scenes.ts'
import { OFFLINE_SCENES } from './offline-scenes.ts'
import { PLACE_SCENES } from './place-scenes.ts'
import { HOME_PANEL_SCENES, SEARCH_SCENES } from './search-scenes.ts'
import { SHEET_SCENES } from './sheet-scenes.ts'
import { TOPIC_SCENES } from './topic-scenes.ts'
import { answerFromNow, button, fillIn, press, type Scene, toTheEnd } from './scene.ts'

const nobody = { who: 'nobody' } as const
const mario = { who: 'mario.rossi' } as const
const waiting = { isWaiting: true } as const

const openMenu = press('Altre azioni')

/** The choice of one's own municipality. */
const chooseTown = async (page: Page): Promise<void> => {
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Scegli il tuo comune' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Luino' }).waitFor()
}

/** Home as whoever has chosen a municipality sees it. */
const chooseLuino = async (page: Page): Promise<void> => {
  await chooseTown(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Luino' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await toTheEnd(page)
  await page.getByRole('heading', { name: 'Oggi a Luino' }).waitFor()
}

/** On a first visit the panels come by themselves a while after the page (HOME-04). */
const seePanels = async (page: Page): Promise<void> => {
  await page.locator('main div[aria-busy]').first().waitFor({ state: 'detached' })
}
const seeEntries = async (page: Page): Promise<void> => {
  await seePanels(page)
  await toTheEnd(page)
}

/** The side navigation: behind a button on small screens, on hover on wide ones. */
const openDrawer = async (page: Page): Promise<void> => {
  const opener = button(page, 'Apri la navigazione')
  if ((await opener.count()) > 0) {
    await opener.click()
    await page.getByRole('dialog').waitFor()
  } else await page.getByRole('navigation', { name: 'Navigazione laterale' }).hover()
}

/** Home of a municipality without entries. */
const emptyHome = async (page: Page): Promise<void> => {
  await answerFromNow(page, '/app/configurations/app/home', '{"data":[]}')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Home', exact: true })
    .filter({ visible: true })
    .first()
    .click()
  await page.mouse.move(600, 1)
  await page.getByText('Ancora niente da esplorare').waitFor()
}

const pick = async (page: Page): Promise<void> => {
  await button(page, 'Seleziona').click()
  const rows = page.getByRole('checkbox', { name: /^Seleziona / })
  await rows.first().waitFor()
  for (const at of [0, 2]) await rows.nth(at).click({ force: true })
}

const askToDelete = async (page: Page): Promise<void> => {
  await pick(page)
  await button(page, 'Elimina').click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor()
}

/** Removes a row while the list can no longer be read: the old rows stay, marked as stale. */
const goStale = async (page: Page): Promise<void> => {
  await answerFromNow(page, '/noticesents', undefined)
  await askToDelete(page)
  await button(page, 'Conferma').click()
  await page.getByText(/Sei senza rete: vedi/).waitFor()
}

const seek = (word: string) => (page: Page) => page.getByRole('searchbox').fill(word)

const home: readonly Scene[] = [
  { screen: 'home', state: 'loading', path: '/', ...nobody, fault: 'timeout@home.entries', ...waiting },
  { screen: 'home', state: 'empty', path: '/assistance', ...nobody, act: emptyHome },
  { screen: 'home', state: 'full', path: '/', ...nobody, act: seePanels },
  { screen: 'home', state: 'end', path: '/', ...nobody, act: seeEntries },
  { screen: 'home', state: 'mario', path: '/', ...mario },
  { screen: 'home', state: 'es', path: '/es', ...mario },
  { screen: 'home', state: 'search', path: '/', ...mario, act: seek('eventi') },
  { screen: 'home', state: 'error', path: '/', ...nobody, fault: '500@home.entries', act: seeEntries },
  { screen: 'home', state: 'offline', path: '/', ...nobody, fault: 'offline', act: seePanels },
]

const signIn: readonly Scene[] = [
  { screen: 'sign-in', state: 'full', path: '/login', ...nobody },
  {
    screen: 'sign-in',
    state: 'loading',
    path: '/login',
    ...nobody,
    fault: 'timeout@account.signIn,timeout@account.checkStatus',
    act: (page) => fillIn(page, 'mario.rossi', 'Piazza2026!'),
    ...waiting,
  },
  { screen: 'sign-in', state: 'empty', path: '/login', ...nobody, act: press('Accedi') },
  { screen: 'sign-in', state: 'error', path: '/login', ...nobody, act: (page) => fillIn(page, 'mario.rossi', 'boh') },
  {
    screen: 'sign-in',
    state: 'inactive',
    path: '/login',
    ...nobody,
    act: (page) => fillIn(page, 'paolo.spenti', 'Piazza2026!'),
  },
  {
    screen: 'sign-in',
    state: 'offline',
    path: '/login',
    ...nobody,
    fault: 'offline',
    act: (page) => fillIn(page, 'mario.rossi', 'Piazza2026!'),
  },
  {
    screen: 'sign-in',
    state: 'lost',
    // Home reads the notices too, and would lose the session before the navigation.
    path: '/assistance',
    ...mario,
    fault: 'refresh-refused@notices.received',
    act: loseSession,
  },
  { screen: 'sign-in', state: 'lost-at-start', path: '/noticeSent', ...mario, fault: 'refresh-refused' },
  { screen: 'sign-in', state: 'es', path: '/es/login', ...nobody },
]

const shell: readonly Scene[] = [
  {
    screen: 'shell',
    state: 'login-required',
    path: '/chat',
    ...nobody,
    act: (page) => page.getByText('Login utente').waitFor(),
  },
  { screen: 'shell', state: 'logout', path: '/', ...mario, act: signOutDialog },
  { screen: 'shell', state: 'menu', path: '/', ...mario, act: openMenu },
  { screen: 'shell', state: 'menu-anonymous', path: '/', ...nobody, act: openMenu },
  { screen: 'shell', state: 'town-choice', path: '/', ...nobody, act: chooseTown },
  { screen: 'home', state: 'of-town', path: '/', ...nobody, act: chooseLuino },
  { screen: 'shell', state: 'drawer', path: '/', ...mario, act: openDrawer },
  { screen: 'shell', state: 'languages', path: '/', who: 'amministratore', act: press('Lingua') },
  {
    screen: 'shell',
    state: 'no-network',
    path: '/noticeSent',
    ...mario,
    act: (page) => page.context().setOffline(true),
  },
  { screen: 'shell', state: 'not-found', path: '/questa/pagina/non/esiste', ...nobody },
  { screen: 'shell', state: 'no-notices', path: '/noticeSent', who: 'teresa.prova' },
]

async function loseSession(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Notifiche$/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByLabel('Nome utente').waitFor()
}

async function signOutDialog(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Esci' }).click()
  await page.getByText('Uscire da Piazza?').waitFor()
}

/** Rates the first question of a survey with four stars, and sends the answers. */
const answer = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /^4/ }).first().check({ force: true })
  await button(page, 'Invia le risposte').click()
}

/** Removes the selected rows, with a failure. */
const deleteInVain = async (page: Page): Promise<void> => {
  await askToDelete(page)
  await button(page, 'Conferma').click()
  await page.getByText('operazione terminata in errore').waitFor()
}

const inNotices = { screen: 'notices', path: '/noticeSent', ...mario } as const

const notices: readonly Scene[] = [
  { ...inNotices, state: 'loading', fault: 'timeout@notices.received', ...waiting },
  { ...inNotices, state: 'empty', path: '/noticeSent?activity=99999' },
  { ...inNotices, state: 'full' },
  { ...inNotices, state: 'error', fault: '500@notices.received' },
  { ...inNotices, state: 'offline', fault: 'offline' },
  { ...inNotices, state: 'stale', act: goStale },
  { ...inNotices, state: 'unread', path: '/noticeSent?unread=1' },
  { ...inNotices, state: 'by-sender', path: '/noticeSent?group=sender' },
  { ...inNotices, state: 'end', path: '/noticeSent?group=none', act: toTheEnd },
  { ...inNotices, state: 'filter', act: press(/^Filtra e ordina/) },
  { ...inNotices, state: 'selecting', act: pick },
  { ...inNotices, state: 'delete', act: askToDelete },
  { ...inNotices, state: 'delete-failed', fault: '500@notices.deleteMany', act: deleteInVain },
  { ...inNotices, state: 'es', path: '/es/noticeSent' },
]

/** A notice of each template, by its id in the demo world. */
const TEMPLATES = {
  standard: 7,
  survey: 9,
  'survey-anonymous': 2,
  'survey-closed': 14,
  calendar: 4,
  images: 8,
  video: 6,
  menu: 5,
  place: 3,
  works: 1,
  hostile: 13,
} as const

const inNotice = { screen: 'notice', path: '/noticeSent/1', ...mario } as const

const notice: readonly Scene[] = [
  { ...inNotice, state: 'loading', fault: 'timeout@notices.one', ...waiting },
  { ...inNotice, state: 'missing', path: '/noticeSent/99999' },
  { ...inNotice, state: 'error', fault: '500@notices.one' },
  { ...inNotice, state: 'offline', fault: 'offline@notices.one' },
  { ...inNotice, state: 'zoom', path: '/noticeSent/8', act: press(/^Ingrandisci/) },
  { ...inNotice, state: 'survey-unanswered', path: '/noticeSent/9', act: press('Invia le risposte') },
  { ...inNotice, state: 'survey-sent', path: '/noticeSent/9', act: answer },
  { ...inNotice, state: 'survey-failed', path: '/noticeSent/9', fault: '500@notices.answerSurvey', act: answer },
  { ...inNotice, state: 'position-refused', path: '/noticeSent/3', act: press('Invia la mia posizione') },
  { ...inNotice, state: 'file-mailed', path: '/noticeSent/7', act: press(/^Invia per e-mail/) },
  { ...inNotice, state: 'delete', act: press('Elimina notifica') },
  ...Object.entries(TEMPLATES).flatMap(([template, id]): readonly Scene[] => [
    { screen: 'notice-templates', state: template, path: `/noticeSent/${id}`, ...mario },
    { screen: 'notice-templates-end', state: template, path: `/noticeSent/${id}`, ...mario, act: toTheEnd },
  ]),
  { screen: 'notice', state: 'es', path: '/es/noticeSent/2', ...mario },
]

/** Every screen in each of its states. */
export const SCENES: readonly Scene[] = [
  ...home,
  ...HOME_PANEL_SCENES,
  ...SEARCH_SCENES,
  ...signIn,
  ...IDENTITY_SCENES,
  ...DIRECTORY_LIST_SCENES,
  ...PLACES_MAP_SCENES,
  ...PLACE_SCENES,
  ...OFFLINE_SCENES,
  ...SHEET_SCENES,
  ...FAVOURITE_SCENES,
  ...EVENT_SCENES,
  ...CALENDAR_SCENES,
  ...CHAT_LIST_SCENES,
  ...CONVERSATION_SCENES,
  ...TOPIC_SCENES,
  ...ADDRESS_SCENES,
  ...ADVERTISING_SCENES,
  ...LEGAL_SCENES,
  ...shell,
  ...notices,
  ...notice,
]
