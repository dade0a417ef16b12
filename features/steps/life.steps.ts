import { defineParameterType, Given, Then, When } from '@cucumber/cucumber'
import { eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import { type Hands, MEANS, type Means } from '#features/support/hands.ts'
import { PASSWORD } from '#features/support/people.ts'
import type { Place } from '#features/catalogue/pages.ts'
import type { Piazza } from '#features/support/world.ts'

const USERNAME = 'Nome utente'
const FULL_NAME = 'Giulia Colombo'
const AREA = `Profilo di ${FULL_NAME}, GC`

/** The input device of each scenario's citizen. */
const held = new WeakMap<Piazza, Hands>()
const handsOf = (world: Piazza): Hands => {
  const hands = held.get(world)
  if (!hands) throw new Error('Nobody has taken anything in hand yet')
  return hands
}

const signIn = async (world: Piazza, username: string, password: string): Promise<void> => {
  const { write, press } = handsOf(world)
  await write(USERNAME, username)
  await write('Password', password)
  await press('Accedi')
}

const isKnown = async (world: Piazza): Promise<void> => {
  await eventuallyIs('Who is signed in', (await world.theirs).session.knownAs, FULL_NAME)
}

/** From any page to a page of the profile area. */
const goToOwn = async (world: Piazza, way: string, place: Place): Promise<void> => {
  const { press } = handsOf(world)
  await press(AREA)
  await world.beAt('they', 'the profile')
  await press(way)
  await world.beAt('they', place)
}

defineParameterType({ name: 'means', regexp: MEANS, transformer: (means: string) => means as Means })

Given(
  '{person} has/have come to the registration with nothing but {means}, in a window of {int} pixels',
  async function (this: Piazza, person: string, means: Means, width: number) {
    const { sight } = await this.comeTo(person, 'the registration')
    held.set(this, await sight.takeUp(means, width))
  },
)

When(
  '{person} become/becomes {string}, activate/activates her/his account and sign/signs in',
  async function (this: Piazza, person: string, username: string) {
    const { write, tick, press } = handsOf(this)
    await write(USERNAME, username)
    await write('Nome', 'Giulia')
    await write('Cognome', 'Colombo')
    await write('E-mail', 'giulia@example.it')
    for (const document of ['sull’app', 'sulla privacy']) await tick(`Ho letto l’informativa ${document}`)
    await press('Registrati')
    await this.beAt(person, 'the activation')
    await write('Codice di attivazione', 'ATTIVA-1')
    await press('Attiva l’account')
    await this.beAt(person, 'the sign-in')
    await signIn(this, username, PASSWORD)
    await isKnown(this)
  },
)

When(
  '{person} put/puts a photo of herself/himself and the telephone {string} into her/his data',
  async function (this: Piazza, person: string, telephone: string) {
    const { picture, shell } = await this.of(person)
    const { write, press, choosePhoto } = handsOf(this)
    await goToOwn(this, 'I miei dati', 'the personal data')
    await press('Modifica i dati')
    await choosePhoto('Scegli una foto')
    await eventuallyIs('What stands for the citizen', picture.likeness, 'preview')
    await write('Cellulare', telephone)
    await press('Salva')
    await eventuallyHas('What is to be read', shell.texts, telephone)
    await eventuallyIs('What stands for the citizen', picture.likenessAbove, 'picture')
  },
)

When(
  '{person} change/changes her/his password to {string}',
  async function (this: Piazza, person: string, password: string) {
    const { shell } = await this.of(person)
    const { write, press } = handsOf(this)
    await goToOwn(this, 'Cambia password', 'the password change')
    await write('Vecchia password', PASSWORD)
    await write('Nuova password', password)
    await write('Ripeti la nuova password', password)
    await press('Cambia password')
    await eventuallyHas('What was announced', shell.announcedSoFar, 'Password cambiata correttamente')
  },
)

/** The sign-in is in the side navigation, which is a drawer in narrow windows. */
const comeToSignIn = async (world: Piazza): Promise<void> => {
  const { press, offers } = handsOf(world)
  if (!(await offers('Accedi'))) await press('Apri la navigazione')
  await press('Accedi')
  await world.beAt('they', 'the sign-in')
}

When(
  '{person} sign/signs out by deleting the device in her/his hand, and come/comes back as {string} with {string}',
  async function (this: Piazza, person: string, username: string, password: string) {
    const { session } = await this.of(person)
    const { press } = handsOf(this)
    await goToOwn(this, 'I miei dispositivi', 'the devices')
    await press('Elimina questo dispositivo')
    await press('Conferma')
    await eventuallyIs('Whether nobody is signed in', session.isAnonymous, true)
    await comeToSignIn(this)
    await signIn(this, username, password)
    await isKnown(this)
  },
)

Then(
  '{person} can delete her/his account, and {string} with {string} opens no door any more',
  async function (this: Piazza, person: string, username: string, password: string) {
    const { session, shell } = await this.of(person)
    const { write, press } = handsOf(this)
    await goToOwn(this, 'Elimina account', 'the account deletion')
    await write('La tua password', password)
    await press('Elimina il mio account')
    await eventuallyIs('Whether nobody is signed in', session.isAnonymous, true)
    await comeToSignIn(this)
    await signIn(this, username, password)
    await eventuallyHas('What is to be read', shell.texts, 'Username e/o password non validi')
  },
)
