import type { SessionTasks } from '../driver.ts'
import type { BrowserTab } from './browser-tab.ts'

/** The initials before or after the name belong to the avatar. */
const OWNER = /(?:profilo|perfil) (?:di|de) (.+?)(?:,? \(?\p{Lu}{2}\)?)?$/iu
/** In Italian, Spanish and English. */
const USERNAME = /^(?:Nome utente|Nombre de usuario|Username)/
const PASSWORD = /^(?:Password|Contraseña)/
const ENTER = /^(?:Accedi|Acceder|Sign in)$/

export const sessionTasks = (tab: BrowserTab): SessionTasks => ({
  signIn: async (username, password) => {
    const main = tab.main()
    await main.getByRole('textbox', { name: USERNAME }).fill(username)
    await main.getByLabel(PASSWORD).fill(password)
    await main.getByRole('button', { name: ENTER }).click()
  },
  leave: async () => {
    const page = tab.page()
    await page.getByRole('button', { name: 'Altre azioni' }).click()
    await page.getByRole('menuitem', { name: 'Esci' }).click()
  },
  knownAs: async () => {
    const owner = tab.top().getByRole('link', { name: OWNER, includeHidden: true })
    const [label] = await owner.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))
    return OWNER.exec(label ?? '')?.[1]
  },
  // Signed-in citizens have a profile link, also while the user is loading; others have none.
  isAnonymous: async () => {
    const page = tab.page()
    const menu = page.getByRole('menuitem', { name: 'Assistenza', includeHidden: true })
    const profile = page.getByRole('menuitem', { name: 'Profilo', includeHidden: true })
    return (await menu.count()) > 0 && (await profile.count()) === 0
  },
})
