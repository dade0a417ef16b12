import type { Driver } from './driver.ts'

/** What can be wrong with the server, as the features say it. */
export const TROUBLES = [
  'is out of reach',
  'breaks down without a word',
  'breaks down',
  'answers with a page meant for engineers',
  'answers half a sentence',
  'answers nonsense',
  'is too busy',
  'is slow',
  'never answers',
  'takes the session for expired, once',
  'accepts no session',
  'refuses to renew the session',
  'has nothing to say',
] as const
export type Trouble = (typeof TROUBLES)[number]

/** What the server is asked for, as the features say it: each is one call, named as in the contract. */
export const MATTERS = {
  'the sign-in': 'account.signIn',
  'the sign-out': 'account.signOut',
  "the citizen's own data": 'account.me',
  'the device before the sign-in': 'account.saveDeviceOf',
  'the device after the sign-in': 'account.saveDevice',
  'a renewal of the session': 'account.refresh',
  'a registration': 'account.register',
  'a username': 'account.checkUsername',
  'an activation': 'account.activate',
  'a forgotten password': 'account.forgotPassword',
  'a code': 'account.checkForgotCode',
  'a new password': 'account.setNewPassword',
  'a forced password': 'account.forcePassword',
  'a changed password': 'account.changePassword',
  'the personal data': 'account.profile',
  'saved personal data': 'account.saveProfile',
  'another name': 'users.change',
  'the users': 'users.list',
  'the followers': 'topics.users',
  'a subscription': 'topics.subscribe',
  'an unsubscription': 'topics.unsubscribe',
  'a topic password': 'topics.checkPassword',
  'an access request': 'topics.requestAccess',
  'the addresses': 'directory.addresses',
  'the addresses chosen before': 'directory.chosenAddresses',
  'an address choice': 'directory.chooseAddress',
  'a user': 'account.user',
  'a new user': 'users.create',
  'a changed user': 'users.change',
  'a user deletion': 'users.remove',
  'an address': 'places.search',
  'the account deletion': 'account.deleteAccount',
  'the devices': 'account.devices',
  'a device switch': 'account.enableDevice',
  'a device deletion': 'account.deleteDevice',
  'an agreement': 'notices.agreement',
  'a saved agreement': 'notices.saveAgreement',
  'the languages': 'home.languages',
  'a search': 'directory.search',
  'a search by province': 'directory.searchProvinces',
  Home: 'home.entries',
  'the notices': 'notices.received',
  'a notice': 'notices.one',
  'the unread count': 'notices.unread',
  'a deletion of several': 'notices.deleteMany',
  'a deletion': 'notices.deleteOne',
  'a position': 'notices.sendPosition',
  'a file by e-mail': 'notices.mailFile',
  'a file': 'notices.downloadFile',
  'the answers': 'notices.answerSurvey',
  'an activity': 'directory.activity',
  'an activity as its reader sees it': 'directory.activityForUser',
  'the contact of an activity': 'directory.activityContact',
  'the boards of an activity': 'directory.boards',
  'the events of an activity': 'events.list',
  'an event': 'events.one',
  'my calendar': 'events.mine',
  'an event of mine': 'events.mineOf',
  'a kept event': 'events.keep',
  'a reminder': 'events.remind',
  'a dropped event': 'events.drop',
  'the published notices': 'notices.published',
  'a contact': 'directory.contact',
  'the activities of a municipality': 'municipalities.activitiesByCategory',
  'the sheets of a municipality': 'municipalities.sheetsByCategory',
  'a sheet': 'sheets.one',
  'the favourites': 'favourites.all',
  'the chats': 'chat.all',
  'a chat with an activity': 'chat.find',
  'a conversation': 'chat.one',
  'a message': 'chat.send',
  'a chat deletion': 'chat.deleteOne',
  'a deletion of several chats': 'chat.deleteMany',
  'the activities': 'directory.activities',
  'the activities by municipality': 'directory.activitiesByMunicipality',
  'the contacts': 'directory.contacts',
  'the places on the map': 'directory.contactCoordinates',
  'the categories of contacts': 'directory.contactCategories',
  'the municipalities': 'municipalities.list',
  'the advertisements': 'advertising.list',
  'a click': 'advertising.click',
} as const
export type Matter = keyof typeof MATTERS

/** What a scenario asks of the devices it is played on. */
export type Circumstances = Readonly<{
  /** On a desk, not on a phone. */
  isDesktop: boolean
  /** The device itself speaks a language that the app does not. */
  isForeign: boolean
  /** Time passes only when the scenario says so. */
  holdsTime: boolean
  /** Content that the content security policy has to stop comes in: being stopped is no defect. */
  meetsHostility: boolean
}>

/** One way to put the app together for the features to run against. */
export interface Assembly {
  /** A device of its own for someone, switched on and not yet on any page. */
  readonly deviceFor: (name: string, lacks: Readonly<{ withoutPictures: boolean }>) => Promise<Driver>
  /** From now on the server has this trouble, with one matter or with all; earlier troubles stay. */
  readonly trouble: (trouble: Trouble, matter: Matter | undefined) => Promise<void>
  /** Every trouble is over. */
  readonly recover: () => Promise<void>
  /** In the world that devices meet from now on, nobody knows which activity sent a notice. */
  readonly withoutSender: (title: string) => Promise<void>
  /** In the world that devices meet from now on, an entry of Home has this address. */
  readonly homeEntryAt: (title: string, path: string) => Promise<void>
  /** In the world that devices meet from now on, a question of a survey has been answered already. */
  readonly answeredBefore: (survey: string, question: string, answer: string) => Promise<void>
  readonly close: () => Promise<void>
}
