/** What each call does, for the OpenAPI document: a call without an entry does not compile. */
import type { Contract } from '#adapters/http/contract/contract.ts'
import { CONTENT_CALLS } from './content-calls.ts'

/** A short title, an explanation, and the clauses that the call serves, separated by spaces. */
export type CallText = readonly [summary: string, description: string, clauses: string]
export type CallTexts<Area extends keyof Contract> = {
  readonly [One in Area]: { readonly [Name in keyof Contract[One]]: CallText }
}

/** A tag for each area, with the words that introduce it. */
export const AREAS: { readonly [Area in keyof Contract]: readonly [name: string, description: string] } = {
  account: ['Account', 'Sign-in, tokens, registration, passwords, the profile and the devices of a citizen.'],
  users: ['Users', 'Accounts, as administrators manage them.'],
  notices: ['Notices', 'Notices that a citizen has received, with files and surveys; tags; privacy policies.'],
  home: ['Home', 'The entries of the first page, and the languages.'],
  directory: ['Directory', 'Activities (offices, shops, associations), contacts, addresses, categories and search.'],
  topics: ['Topics', 'What citizens follow: subscriptions, passwords and requests for access.'],
  municipalities: ['Municipalities', 'Municipalities, and what each of them has.'],
  sheets: ['Information sheets', 'Sheets of live information (E015): sports, events, flights, parking.'],
  events: ['Events', 'Public events, and the calendar of a citizen.'],
  favourites: ['Favourites', 'Favourite activities and contacts.'],
  chat: ['Chat', 'Conversations between citizens and activities.'],
  advertising: ['Advertising', 'Advertisements and their clicks.'],
}

const ACCOUNT_CALLS: CallTexts<'account' | 'users'> = {
  account: {
    checkStatus: [
      'Ask the status of an account',
      'Asked before each sign-in. An account that is found and not migrated needs a new password; one that is flagged needs to change its password first. In all other cases the sign-in continues.',
      'AUTH-02 AUTH-03 AUTH-04 AUTH-05',
    ],
    signIn: [
      'Sign in',
      'Exchanges a username and a password for a token and a refresh token. The two tokens are not in an envelope.',
      'AUTH-05 AUTH-06 AUTH-07',
    ],
    refresh: [
      'Exchange a refresh token for a new token',
      'Called once after a 401, for all requests that wait. An answer without `refresh_token` keeps the old refresh token. A refusal ends the session.',
      'AUTH-08 AUTH-09 AUTH-10',
    ],
    me: ['Read the signed-in user', 'The user of the bearer token, with the roles.', 'AUTH-05 AUTH-10 AUTH-14'],
    signOut: [
      'Sign out',
      'Ends the session of the token on the device with this registration code. The app forgets its tokens whatever the answer is.',
      'AUTH-11',
    ],
    saveDevice: [
      'Save the device of the signed-in user',
      'Called after each sign-in with what the device allows. The device is identified by its registration code.',
      'AUTH-13',
    ],
    saveDeviceOf: [
      'Save a device before its user signs in',
      'The same as for signed-in users; the user is named in the path.',
      'AUTH-13',
    ],
    user: [
      'Read one user',
      'The whole record of one account, for the page on which administrators change it.',
      'ADMIN-03 CALL-01',
    ],
    profile: ['Read the own profile', 'The personal data of the signed-in user.', 'PROF-02'],
    saveProfile: [
      'Save the own profile',
      'One form with two parts: `profile`, a JSON text with all fields, and `imgProfile`, a new picture. A field that the citizen has emptied is sent as an empty text. Without a picture part the picture stays.',
      'PROF-03 PROF-05 PROF-09',
    ],
    changePassword: [
      'Change the own password',
      'Refused when the old password is wrong or the two new ones differ.',
      'PWD-06 PWD-07 PWD-08 PWD-09',
    ],
    register: [
      'Register a new citizen',
      'Creates an account that waits for its activation. The body holds what the citizen entered and the data of the device.',
      'REG-01',
    ],
    activate: ['Activate a registration', 'Activates the account of a registration code.', 'REG-03'],
    checkForgotCode: [
      'Check the code of a forgotten password',
      'Says whether the code is still valid, and gives the id under which the new password is set.',
      'PWD-02 PWD-03',
    ],
    setNewPassword: ['Set a new password', 'The last step of a forgotten password.', 'PWD-03'],
    forgotPassword: [
      'Ask for a code for a forgotten password',
      'Sends a code to the citizen. `esito` says whether it was sent; `message` is shown to the citizen.',
      'PWD-01',
    ],
    checkUsername: ['Ask whether a username is free', 'Asked before a registration is sent.', 'REG-02'],
    forcePassword: [
      'Change a password that must be changed',
      'For accounts that are flagged with `forceChangePassword`; the sign-in continues afterwards.',
      'PWD-05',
    ],
    deleteAccount: [
      'Delete the own account',
      'Deletes the account and all its data. Refused when the password is wrong.',
      'PROF-07 PROF-08',
    ],
    devices: ['List the devices of a user', 'The registration codes of the user, enabled or not.', 'DEV-01'],
    enableDevice: ['Enable or disable a device', 'A disabled device is no longer signed in.', 'DEV-02'],
    deleteDevice: ['Delete a device', 'Removes the registration code.', 'DEV-03'],
    contactProfile: ['Read the name and picture of a user', 'What one citizen sees of another in a chat.', 'CHAT-09'],
  },
  users: {
    list: [
      'List the users',
      'For administrators. The text matches full name, country, employment, and the name and country of the activity, without regard to case.',
      'ADMIN-01 ADMIN-02',
    ],
    create: ['Create a user', 'For administrators. Without roles the user gets ROLE_USER.', 'ADMIN-03'],
    change: [
      'Change a user',
      'Administrators change the whole record; citizens change their own name and surname. Fields that are left out stay as they are; an empty e-mail removes the old one.',
      'ADMIN-03 PROF-04',
    ],
    remove: ['Delete a user', 'For administrators.', 'ADMIN-04'],
  },
}

/** The text of every call. */
export const CALLS: CallTexts<keyof Contract> = { ...ACCOUNT_CALLS, ...CONTENT_CALLS }
