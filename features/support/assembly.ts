import type { Configuration } from '#domain/town/configuration.ts'
import type { Driver } from './driver.ts'

/** The troubles of the server, in the words of the features. */
export const TROUBLES = [
  'is out of reach',
  'breaks down without a word',
  'breaks down',
  'answers with a page meant for engineers',
  'answers half a sentence',
  'answers nonsense',
  'refuses it',
  'is too busy',
  'is slow',
  'never answers',
  'takes the session for expired, once',
  'accepts no session',
  'refuses to renew the session',
  'has nothing to say',
  'does it, and its answer is lost',
] as const
export type Trouble = (typeof TROUBLES)[number]

/** The calls of the server, in the words of the features, by their names in the contract. */
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
  'a read mark': 'notices.markSeen',
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
  'an advertisement alone': 'advertising.one',
  'a tag alone': 'notices.tag',
  'the municipalities with their activities': 'municipalities.withActivities',
} as const
export type Matter = keyof typeof MATTERS

/** The requirements of a scenario for its devices. */
export type Circumstances = Readonly<{
  /** On a desktop, not on a phone. */
  isDesktop: boolean
  /** The language of the device is one that the app does not have. */
  isForeign: boolean
  /** Time advances only when the scenario says so. */
  holdsTime: boolean
  /** The scenario needs what only the production build has, and a server of its own for it. */
  isProduction: boolean
  /** The scenario contains content that the content security policy blocks: its reports are no defects. */
  meetsHostility: boolean
}>

/** An assembly of the app for the features. */
export interface Assembly {
  /** A new device for a person, before its first page. */
  readonly deviceFor: (name: string, lacks: Readonly<{ withoutPictures: boolean }>) => Promise<Driver>
  /** Adds a trouble of the server, for one call or for all; earlier troubles stay. */
  readonly trouble: (trouble: Trouble, matter: Matter | undefined) => Promise<void>
  /** Clears every trouble. */
  readonly recover: () => Promise<void>
  /** In the world of later devices, the activity that sent a notice is unknown. */
  readonly withoutSender: (title: string) => Promise<void>
  /** In the world of later devices, an entry of Home has this address. */
  readonly homeEntryAt: (title: string, path: string) => Promise<void>
  /** In the world of later devices, a question of a survey is already answered. */
  readonly answeredBefore: (survey: string, question: string, answer: string) => Promise<void>
  /** Publishes a newer version of the app, and every open page looks for it. */
  readonly publish: () => Promise<void>
  /** Nothing answers any more, neither the API nor what serves the app. */
  readonly switchOff: () => Promise<void>
  /** Later devices have the app as this town installs it. */
  readonly town: (configuration: Configuration) => void
  readonly close: () => Promise<void>
}
