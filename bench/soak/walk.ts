import { SCREEN_PAGES } from '#features/catalogue/pages.ts'
import { type ScreenName, screenAt, SCREENS } from '#ui/base/screens.ts'
import { type Act, doing, follow, type Hands, openTab, press, settle } from './hands.ts'

const PASSWORD = 'Piazza2026!'

export const signIn =
  (username: string): Act =>
  async (hands) => {
    const { page } = hands
    await page.locator('input[autocomplete=username]').fill(username)
    await page.locator('input[autocomplete=current-password]').fill(PASSWORD)
    await press('Accedi')(hands)
    await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
    await settle(hands)
  }

const goHome: Act = async (hands) => {
  await follow('/')(hands)
  await hands.page.getByText(/^Ciao, /).waitFor()
}

const signOut: Act = async (hands) => {
  const { page } = hands
  await follow('/profile')(hands)
  await press('Esci')(hands)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Esci' }).click()
  await page.getByRole('link', { name: 'Profilo', exact: true }).first().waitFor()
  await settle(hands)
}

/** Another language and back. */
const changeLanguage: Act = async (hands) => {
  const { page } = hands
  await page.getByRole('link', { name: 'Español' }).click()
  await page.getByText(/^Hola, /).waitFor()
  await follow('/es/event')(hands)
  await page.goBack()
  await page.getByRole('link', { name: 'Italiano' }).click()
  await page.getByText(/^Ciao, /).waitFor()
}

/** Reads pages without a network, as they were read before. */
const loseNetwork: Act = async (hands) => {
  const context = hands.page.context()
  await context.setOffline(true)
  for (const address of ['/noticeSent', '/favorite', '/chat']) await follow(address)(hands)
  await context.setOffline(false)
  await settle(hands)
}

/**
 * From the same page to Home, as before each reading: until the next one goes, React holds the page that was left last,
 * whose size is a matter of chance.
 */
export const comeToRest: Act = async (hands) => {
  await follow('/assistance')(hands)
  await goHome(hands)
}

/** The pages of those who have no session, and those of an administrator. */
const changePeople: Act = async (hands) => {
  const { page } = hands
  const followAll = async (...addresses: readonly string[]) => {
    for (const address of addresses) {
      await follow(address)(hands)
      note(page.url())
    }
  }
  const openSignIn = async () => {
    await follow('/profile')(hands)
    await press('Accedi')(hands)
    note(page.url())
  }
  await signOut(hands)
  await openSignIn()
  await followAll('/profile/forgot', '/login', '/profile/signin', '/login')
  await signIn('amministratore')(hands)
  await followAll('/profile', '/profile/users', '/profile/users/*', '/profile', '/profile/users', '/profile/users/new')
  await followAll('/profile', '/profile/service', '/', '/country', '/country/1', '/activity/1')
  await openTab('Notifiche e argomenti')(hands)
  await followAll('/activity/1/topic/*')
  await signOut(hands)
  await openSignIn()
  await signIn('mario.rossi')(hands)
}

const visited = new Set<ScreenName>()
const note = (url: string): void => {
  const name = screenAt(new URL(url).pathname)
  if (name !== undefined) visited.add(name)
}

/** The screens that a walk does not reach by links: where a lost session, a forced change or a letter lead. */
const BEYOND: ReadonlySet<string> = new Set<ScreenName>(['signInAgain', 'forcedPassword', 'activation'])
/** The screens that no walk has come to. */
export const unvisited = (): readonly string[] =>
  Object.keys(SCREENS).filter((name) => !BEYOND.has(name) && !visited.has(name as ScreenName))

type Errand = readonly [name: string, act: Act]
/** The errand to each screen that links lead to. */
const visits = Object.entries(SCREEN_PAGES).flatMap(([name, { way, acts = [] }]): readonly Errand[] => {
  if (way === 'elsewhere') return []
  const visit: Act = async (hands) => {
    for (const step of way) await (typeof step === 'string' ? follow(step) : doing(step))(hands)
    for (const act of acts) await doing(act)(hands)
    note(hands.page.url())
  }
  return [[name, visit]]
})

/** What a citizen sets out for. Each begins on Home. */
const ERRANDS: readonly Errand[] = [
  ...visits,
  ['another language', changeLanguage],
  ['without a network', loseNetwork],
  ['other people', changePeople],
]

/**
 * Goes on every errand once, in an order of chance, until it is no longer wanted. Each ends on Home.
 */
export const walkALap = async (hands: Hands, isWanted: () => boolean): Promise<void> => {
  const ordered = ERRANDS.map((errand) => ({ errand, at: hands.chance.next() })).sort((a, b) => a.at - b.at)
  for (const { errand } of ordered) {
    if (!isWanted()) return
    const [name, act] = errand
    try {
      await act(hands)
      await goHome(hands)
    } catch (error) {
      throw new Error(`${name}, at ${hands.page.url()}`, { cause: error })
    }
  }
}
