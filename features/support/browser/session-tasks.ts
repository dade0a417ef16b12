import type { SessionTasks } from '../driver.ts'
import type { Seat } from './seat.ts'

/** The initials before or after the name are those on the picture. */
const OWNER = /(?:profilo|perfil) (?:di|de) (.+?)(?:,? \(?\p{Lu}{2}\)?)?$/iu
/** In Italian and in Spanish. */
const USERNAME = /^(?:Nome utente|Nombre de usuario)/
const PASSWORD = /^(?:Password|Contraseña)/
const ENTER = /^(?:Accedi|Acceder)$/

export const sessionTasks = (seat: Seat): SessionTasks => ({
  signIn: async (username, password) => {
    const main = seat.main()
    await main.getByRole('textbox', { name: USERNAME }).fill(username)
    await main.getByLabel(PASSWORD).fill(password)
    await main.getByRole('button', { name: ENTER }).click()
  },
  leave: async () => {
    const page = seat.page()
    await page.getByRole('button', { name: 'Altre azioni' }).click()
    await page.getByRole('menuitem', { name: 'Esci' }).click()
  },
  knownAs: async () => {
    const owner = seat.top().getByRole('link', { name: OWNER, includeHidden: true })
    const [label] = await owner.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))
    return OWNER.exec(label ?? '')?.[1]
  },
  // Whoever is signed in, or may be, has a profile; nobody else has.
  isAnonymous: async () => {
    const page = seat.page()
    const menu = page.getByRole('menuitem', { name: 'Supporto', includeHidden: true })
    const profile = page.getByRole('menuitem', { name: 'Profilo', includeHidden: true })
    return (await menu.count()) > 0 && (await profile.count()) === 0
  },
})
