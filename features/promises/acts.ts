import { type CallName, STATED } from '#features/catalogue/catalogue.ts'
import { mario, type Step, TOPICS_TAB, type Way } from '#features/catalogue/ways.ts'

/** What a citizen does once, and the calls by which the server does it. */
export type Act = Readonly<{
  name: string
  way: Way
  /** The writing calls of the act, in their order: it is done when the server has the last of them. */
  calls: readonly CallName[]
}>

/** Reads that do something: they send a letter, or open a chat. */
const READS_THAT_WRITE: ReadonlySet<CallName> = new Set(['account.forgotPassword', 'chat.find', 'notices.mailFile'])

/** The writing calls of the contract. */
export const WRITING: readonly CallName[] = (Object.keys(STATED) as CallName[]).filter(
  (name) => STATED[name].call.method !== 'GET' || READS_THAT_WRITE.has(name),
)

/** The writing calls that are no act of a citizen, and why nothing is promised of them. */
export const NO_ACT: Readonly<Partial<Record<CallName, string>>> = {
  'account.refresh': 'the app renews the session by itself',
  'account.signIn': 'it opens a session and writes nothing; what fails is asked again by whoever signs in',
  'account.saveDevice': 'the app says by itself which device it is, once a day',
  'account.saveDeviceOf': 'the app says by itself which device it is, before each sign-in',
  'account.signOut': 'the session here is over whatever the server says (AUTH-11)',
  'account.forgotPassword': 'it sends a letter that one can ask for again, and is told by the server’s own words',
  'account.checkForgotCode': 'it reads whether a code is valid',
  'chat.find': 'it finds or opens a chat: what one sees then is the chat',
  'notices.markSeen': 'the app marks by itself what was opened; nobody is told',
  'topics.checkPassword': 'it reads whether a password is right; the subscription behind it is an act',
  'advertising.click': 'the app counts by itself what was opened; nobody is told',
}

const SAVE: Step = ['tap', 'Salva']
const EDIT: Step = ['tap', 'Modifica i dati']

/** Acts of several calls, and calls to which a citizen comes by others. */
const COMPOUND: readonly Act[] = [
  {
    name: 'profile with a new name',
    way: mario('/profile/profile', EDIT, ['fill', 'Nome', 'Mario Luigi'], SAVE),
    calls: ['account.saveProfile', 'users.change'],
  },
  {
    name: 'subscription with a password',
    way: mario(
      TOPICS_TAB,
      ['tap', 'Iscriviti con password a Protezione civile'],
      ['fill', 'Password', 'volontari'],
      ['tap', 'Iscriviti'],
    ),
    calls: ['topics.subscribe'],
  },
  {
    name: 'subscription with addresses',
    way: mario(
      TOPICS_TAB,
      ['tap', 'Iscriviti a Pulizia strade'],
      ['flip', 'Corso Aldo Moro 2–30 (pari)'],
      ['tap', 'Conferma'],
    ),
    calls: ['topics.subscribe'],
  },
]

/** Every act: one for each writing call of the contract that a citizen makes, by the way of its catalogue, and those above. */
export const ACTS: readonly Act[] = [
  ...WRITING.filter((name) => NO_ACT[name] === undefined).map((name): Act => ({
    name,
    way: STATED[name].way,
    calls: [name],
  })),
  ...COMPOUND,
]

/** Calls that the server may do twice without a difference. */
export const REPEATABLE: ReadonlySet<CallName> = new Set([
  'account.saveProfile',
  'users.change',
  'account.enableDevice',
  'account.setNewPassword',
  'notices.saveAgreement',
  'directory.chooseAddress',
  'events.remind',
])

/**
 * Acts that may end without a word: their state is shown where they are done, or a failure is silent by the specification
 * (NOTICE-09).
 */
export const SHOWN: ReadonlySet<string> = new Set(['chat.send', 'directory.chooseAddress', 'notices.sendPosition'])

/** Acts of which no call of the contract reads whether they were done: what fails uncertainly stays so. */
export const UNREADABLE: ReadonlySet<string> = new Set([
  'account.register',
  'account.activate',
  'account.setNewPassword',
  'account.forcePassword',
  'account.changePassword',
  'notices.mailFile',
  'topics.requestAccess',
])
