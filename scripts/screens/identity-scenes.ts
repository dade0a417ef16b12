import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import { answerFromNow, fillIn, press, type Scene } from './scene.ts'

const nobody = { who: 'nobody' } as const
const mario = { who: 'mario.rossi' } as const
const administrator = { who: 'amministratore' } as const
const waiting = { isWaiting: true } as const

const PASSWORD = 'Piazza2026!'
const NEXT_PASSWORD = 'Varese2027!'

/** Runs actions, one after the other. */
const first =
  (...acts: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    for (const act of acts) await act(page)
  }

/** Fills in fields by their exact labels, without the mark of a required one. */
const fill =
  (values: Readonly<Record<string, string>>) =>
  async (page: Page): Promise<void> => {
    for (const [label, value] of Object.entries(values))
      await page.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) }).fill(value)
  }

const see =
  (text: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByText(text).filter({ visible: true }).first().waitFor()

/** Follows a link of the profile area. */
const follow =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('main').getByRole('link', { name }).click()

/** Scrolls content below the fold into view. */
const scrollTo =
  (text: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByText(text).filter({ visible: true }).first().scrollIntoViewIfNeeded()

const signInAs = (username: string) => (page: Page) => fillIn(page, username, PASSWORD)

const inRegistration = { screen: 'registration', path: '/profile/signin', ...nobody } as const
const newcomer = fill({ 'Nome utente': 'bice.aaron', Nome: 'Bice', Cognome: 'Aaron', 'E-mail': 'bice@posta.it' })

const registration: readonly Scene[] = [
  { ...inRegistration, state: 'full' },
  { ...inRegistration, state: 'end', act: scrollTo('Hai già un account? Accedi') },
  { ...inRegistration, state: 'problems', act: press('Registrati') },
  { ...inRegistration, state: 'taken', act: first(fill({ 'Nome utente': 'mario.rossi' }), see(/già in uso/)) },
  { ...inRegistration, state: 'free', act: first(newcomer, see('Questo nome utente è libero.')) },
  { ...inRegistration, state: 'document', act: press('Leggi l’informativa sulla privacy') },
  { ...inRegistration, state: 'es', path: '/es/profile/signin' },
]

const inActivation = { screen: 'activation', path: '/profile/activate', ...nobody } as const
const activateWith = (code: string) => first(fill({ 'Codice di attivazione': code }), press('Attiva l’account'))

const activation: readonly Scene[] = [
  { ...inActivation, state: 'full' },
  { ...inActivation, state: 'empty', act: press('Attiva l’account') },
  {
    ...inActivation,
    state: 'wrong',
    act: first(activateWith('BOH'), see('Il codice di attivazione non è giusto: controllalo e riprova')),
  },
  { ...inActivation, state: 'inactive', act: first(activateWith('ATTIVA-0'), see(/non è ancora attivo/)) },
  { ...inActivation, state: 'offline', fault: 'offline', act: activateWith('ATTIVA-1') },
]

const inForgotten = { screen: 'forgotten-password', path: '/profile/forgot', ...nobody } as const
const askForCode = first(fill({ 'Nome utente': 'mario.rossi' }), press('Invia il codice'), see('Scrivi il codice'))
const sendCode = (code: string) => first(askForCode, fill({ Codice: code }), press('Continua'))
const newPassword = first(sendCode('123456'), see('Scegli la nuova password'))
const different = fill({ 'Nuova password': NEXT_PASSWORD, 'Ripeti la nuova password': 'altra' })

const forgottenPassword: readonly Scene[] = [
  { ...inForgotten, state: 'username' },
  { ...inForgotten, state: 'username-empty', act: press('Invia il codice') },
  {
    ...inForgotten,
    state: 'username-error',
    fault: '500@account.forgotPassword',
    act: first(fill({ 'Nome utente': 'mario.rossi' }), press('Invia il codice'), see('Operazione terminata in errore')),
  },
  { ...inForgotten, state: 'code', act: askForCode },
  { ...inForgotten, state: 'code-wrong', act: first(sendCode('1'), see('Il codice non è giusto')) },
  { ...inForgotten, state: 'code-expired', act: first(sendCode('000000'), see('Codice scaduto')) },
  { ...inForgotten, state: 'password', act: newPassword },
  {
    ...inForgotten,
    state: 'password-problems',
    act: first(newPassword, different, press('Salva la nuova password')),
  },
  {
    ...inForgotten,
    state: 'migrated',
    path: '/login',
    act: first(signInAs('anna.neri'), see('Abbiamo trasferito il tuo account')),
  },
  { ...inForgotten, state: 'es', path: '/es/profile/forgot' },
]

const inForced = { screen: 'forced-password', path: '/login', ...nobody } as const
const beForced = first(signInAs('luca.verdi'), see('Cambio password'))

const forcedPassword: readonly Scene[] = [
  { ...inForced, state: 'full', act: beForced },
  { ...inForced, state: 'problems', act: first(beForced, press('Cambia password ed entra')) },
]

const inChange = { screen: 'change-password', path: '/profile/password', ...mario } as const
const change = (old: string) =>
  first(
    fill({ 'Vecchia password': old, 'Nuova password': NEXT_PASSWORD, 'Ripeti la nuova password': NEXT_PASSWORD }),
    press('Cambia password'),
  )

const changePassword: readonly Scene[] = [
  { ...inChange, state: 'full' },
  { ...inChange, state: 'problems', act: press('Cambia password') },
  { ...inChange, state: 'wrong', act: first(change('boh'), see('La vecchia password non è corretta')) },
  { ...inChange, state: 'error', fault: '500@account.changePassword', act: change(PASSWORD) },
  { ...inChange, state: 'es', path: '/es/profile/password' },
]

const inArea = { screen: 'profile-area', path: '/profile', ...mario } as const

const profileArea: readonly Scene[] = [
  { ...inArea, state: 'full' },
  { ...inArea, state: 'end', act: scrollTo('Esci da Piazza su questo dispositivo') },
  { ...inArea, state: 'administrator', ...administrator },
  { ...inArea, state: 'es', path: '/es/profile' },
]

const inProfile = { screen: 'profile', path: '/profile/profile', ...mario } as const
const edit = press('Modifica i dati')

/** A generated photo: a sky over a field. */
const choosePicture = async (page: Page): Promise<void> => {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const context = canvas.getContext('2d')
    for (const [colour, top] of [
      ['#8fb6d9', 0],
      ['#d9c78f', 300],
      ['#5c7a4a', 420],
    ] as const) {
      if (!context) break
      context.fillStyle = colour
      context.fillRect(0, top, 900, 600)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const file = { name: 'campo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') }
  await page.getByRole('main').locator('input[type=file]:not([capture])').setInputFiles(file)
  await page.getByText('Ingrandisci').first().waitFor()
}

const searchAddress = async (page: Page): Promise<void> => {
  const search = page.getByRole('combobox')
  await search.scrollIntoViewIfNeeded()
  await search.pressSequentially('via sacco')
  await page.getByRole('option').first().waitFor()
}

/** Opens the page once more, without a network. */
const openUnreached = async (page: Page): Promise<void> => {
  await page.waitForTimeout(1000)
  const address = new URL(page.url())
  address.searchParams.set('fault', 'offline')
  await page.goto(address.href)
}

const profile: readonly Scene[] = [
  { ...inProfile, state: 'loading', fault: 'timeout@account.profile', ...waiting },
  { ...inProfile, state: 'full' },
  { ...inProfile, state: 'error', fault: '500@account.profile' },
  { ...inProfile, state: 'offline', act: openUnreached },
  { ...inProfile, state: 'edit', act: edit },
  { ...inProfile, state: 'edit-contacts', act: first(edit, scrollTo('Telefono fisso')) },
  { ...inProfile, state: 'edit-end', act: first(edit, scrollTo('Annulla')) },
  { ...inProfile, state: 'crop', act: first(edit, choosePicture) },
  { ...inProfile, state: 'address', act: first(edit, searchAddress) },
  { ...inProfile, state: 'problems', act: first(edit, fill({ Nome: '', 'E-mail': 'boh' }), press('Salva')) },
  { ...inProfile, state: 'unsaved', act: first(edit, fill({ Nome: 'Marco' }), press('Annulla'), see(/senza salvare/)) },
  { ...inProfile, state: 'saved', act: first(edit, fill({ Nome: 'Mario' }), press('Salva'), see(/correttamente/)) },
  { ...inProfile, state: 'es', path: '/es/profile/profile' },
]

const inDevices = { screen: 'devices', path: '/profile/devices', ...mario } as const
const noDevices = (page: Page) => answerFromNow(page, '/userregistrationcode', '{"data":[]}')

const devices: readonly Scene[] = [
  { ...inDevices, state: 'loading', fault: 'timeout@account.devices', ...waiting },
  {
    ...inDevices,
    state: 'empty',
    path: '/profile',
    act: first(noDevices, follow('I miei dispositivi'), see('Nessun dispositivo')),
  },
  { ...inDevices, state: 'full' },
  { ...inDevices, state: 'error', fault: '500@account.devices' },
  { ...inDevices, state: 'offline', fault: 'offline' },
  { ...inDevices, state: 'question', act: press(/^Elimina (?!questo)/) },
  { ...inDevices, state: 'es', path: '/es/profile/devices' },
]

const inPrivacy = { screen: 'privacy', path: '/profile/privacy', ...mario } as const

const privacy: readonly Scene[] = [
  { ...inPrivacy, state: 'loading', fault: 'timeout@notices.agreement', ...waiting },
  { ...inPrivacy, state: 'full' },
  { ...inPrivacy, state: 'document', act: press('Leggi l’informativa sulla privacy') },
  { ...inPrivacy, state: 'error', fault: '500@notices.agreement' },
  { ...inPrivacy, state: 'offline', fault: 'offline' },
  { ...inPrivacy, state: 'es', path: '/es/profile/privacy' },
]

const inDeletion = { screen: 'delete-account', path: '/profile/delete', ...mario } as const

const deletion: readonly Scene[] = [
  { ...inDeletion, state: 'full' },
  { ...inDeletion, state: 'empty', act: press('Elimina il mio account') },
  {
    ...inDeletion,
    state: 'wrong',
    act: first(fill({ 'La tua password': 'boh' }), press('Elimina il mio account'), see('Password errata')),
  },
  { ...inDeletion, state: 'es', path: '/es/profile/delete' },
]

const inUsers = { screen: 'users', path: '/profile/users', ...administrator } as const
const filterUsers = (text: string, seen: string | RegExp) =>
  first((page: Page) => page.getByRole('searchbox').fill(text), see(seen))
const noUsers = (page: Page) => answerFromNow(page, '/api/users', '{"data":{"data":[],"totalRows":0}}')

const users: readonly Scene[] = [
  { ...inUsers, state: 'loading', fault: 'timeout@users.list', ...waiting },
  {
    ...inUsers,
    state: 'empty',
    path: '/profile',
    act: first(noUsers, follow('Gestione utenti'), see('Crea il primo')),
  },
  { ...inUsers, state: 'full' },
  { ...inUsers, state: 'short-filter', act: filterUsers('ro', /almeno/) },
  { ...inUsers, state: 'filtered', act: filterUsers('rossi', /^\d utent/) },
  { ...inUsers, state: 'nobody', act: filterUsers('zzzz', 'Nessun utente trovato') },
  { ...inUsers, state: 'error', fault: '500@users.list' },
  { ...inUsers, state: 'offline', fault: 'offline' },
  { ...inUsers, state: 'question', act: press(/^Elimina /) },
  { ...inUsers, state: 'es', path: '/es/profile/users' },
]

const inUser = { screen: 'user', path: '/profile/users/1', ...administrator } as const

const user: readonly Scene[] = [
  { ...inUser, state: 'loading', fault: 'timeout@account.user', ...waiting },
  { ...inUser, state: 'full' },
  { ...inUser, state: 'end', act: scrollTo('Elimina utente') },
  { ...inUser, state: 'error', fault: '500@users.list,500@account.user' },
  { ...inUser, state: 'missing', path: '/profile/users/99999' },
  { ...inUser, state: 'question', act: press('Elimina utente') },
  { ...inUser, state: 'new', path: '/profile/users/new' },
  { ...inUser, state: 'new-problems', path: '/profile/users/new', act: press('Crea utente') },
]

/** Every screen about identity: registration and sign-in, the profile, and user management. */
export const IDENTITY_SCENES: readonly Scene[] = [
  ...registration,
  ...activation,
  ...forgottenPassword,
  ...forcedPassword,
  ...changePassword,
  ...profileArea,
  ...profile,
  ...devices,
  ...privacy,
  ...deletion,
  ...users,
  ...user,
]
