import type { CallName } from './calls.ts'
import type { Kind } from './faults.ts'

/** What becomes of the page that makes a call, and what the citizen is told. */
export type Outcome =
  /** The page is as it would have been: the call is not needed for it, it is sent again by itself, or it has succeeded. */
  | 'same'
  /** Nothing is said, and the page does without (ERR-02), or shows that there is nothing. */
  | 'silent'
  /** The success is said: what was asked for is the case already. */
  | 'done'
  /** The part says that it failed, with a button that tries again (ERR-03). */
  | 'panel'
  | 'panel+toast'
  /** A message says it, and the page stays as it was, so that it can be done again (ERR-01). */
  | 'toast'
  /** The form says it, and keeps what was typed. */
  | 'form'
  | 'form+toast'
  /** The form names a field that has to be written anew. */
  | 'mend'
  /** The place of what failed offers to try again. */
  | 'again'
  /** The page says that there is no such thing (SHELL-17). */
  | 'notFound'
  /** A visitor is asked to sign in: over the page, or in the place of what is missing (AUTH-13). */
  | 'invited'
  | 'signInHere'
  /** The session has ended, and the sign-in says why (AUTH-09). */
  | 'signedOut'

/** `unreadable`: an answer that lacks what the screen cannot do without. */
export type Outcomes = Readonly<Record<Kind | 'unreadable', Outcome>>

const all = (outcome: Outcome): Outcomes => ({
  '401': outcome,
  '403': outcome,
  '404': outcome,
  '409': outcome,
  '422': outcome,
  '429': outcome,
  '500': outcome,
  '502 HTML': outcome,
  '503': outcome,
  timeout: outcome,
  reset: outcome,
  truncated: outcome,
  empty: outcome,
  'wrong type': outcome,
  'other page': outcome,
  unreadable: outcome,
})

/** A read waits when the server is busy, and is sent again. */
const read = (outcome: Outcome): Outcomes => ({ ...all(outcome), '401': 'signedOut', '429': 'same', empty: 'silent' })
/** Any success of a write is a success, whatever its body. */
const SUCCESSES = { truncated: 'same', empty: 'same', 'wrong type': 'same', unreadable: 'same' } as const
const write = (outcome: Outcome): Outcomes => ({ ...all(outcome), '401': 'signedOut', ...SUCCESSES })

/** A list or a part of a page. */
const PANEL: Outcomes = { ...read('panel+toast'), '404': 'panel' }
/** The one thing that a page is about. */
const THING: Outcomes = { ...read('panel+toast'), '404': 'notFound', empty: 'notFound' }
/** A part whose failure is said in its place only. */
const QUIET: Outcomes = read('panel')
/** A read that the page can do without; a message says that it failed. */
const TOLD: Outcomes = { ...read('toast'), '404': 'same', empty: 'same' }
const BACKGROUND: Outcomes = { ...all('same'), '401': 'signedOut' }
const FORM: Outcomes = write('form')
const TOAST: Outcomes = write('toast')
/** The section of the event says in its place why it could not be changed; a server that refuses has a message as well. */
const KEPT: Outcomes = {
  ...TOAST,
  '404': 'form',
  '500': 'form',
  '502 HTML': 'form',
  '503': 'form',
  timeout: 'form',
  reset: 'form',
  'other page': 'form',
}
/** A form before any session: there is none to end, and nobody to invite to sign in. */
const BEFORE: Outcomes = { ...FORM, '401': 'form' }
/** A question that a form asks the server: without a whole answer it does not go on. */
const ASKING: Outcomes = { ...all('form'), '429': 'same' }

/** The same calls for a visitor, who is asked to sign in. */
const visited = (outcomes: Outcomes): Outcomes => ({ ...outcomes, '401': 'invited' })
const inPlace = (outcomes: Outcomes): Outcomes => ({ ...outcomes, '401': 'signInHere' })

/** What becomes of each call under each fault. */
export const OUTCOMES: Readonly<Record<CallName, Outcomes>> = {
  // The server decides about the sign-in: only a server that does not work keeps from it (AUTH-05).
  'account.checkStatus': {
    ...all('same'),
    '500': 'form',
    '502 HTML': 'form',
    '503': 'form',
    timeout: 'form',
    reset: 'form',
  },
  'account.signIn': all('form'),
  // A refusal ends the session (AUTH-10).
  'account.refresh': { ...all('panel+toast'), '401': 'signedOut', '403': 'signedOut', unreadable: 'signedOut' },
  'account.me': { ...all('panel+toast'), '401': 'signedOut', '403': 'signedOut', '429': 'same', reset: 'panel' },
  'account.signOut': { ...TOAST, '401': 'same' },
  'account.saveDevice': BACKGROUND,
  'account.saveDeviceOf': all('same'),
  'account.user': THING,
  'account.profile': { ...PANEL, empty: 'panel' },
  'account.saveProfile': FORM,
  'account.changePassword': FORM,
  // The username is taken (AUTH-15).
  'account.register': { ...BEFORE, '409': 'mend' },
  'account.activate': all('form'),
  'account.checkForgotCode': ASKING,
  'account.setNewPassword': BEFORE,
  'account.forgotPassword': ASKING,
  // The registration itself decides (AUTH-15).
  'account.checkUsername': { ...read('silent'), '401': 'silent' },
  'account.forcePassword': BEFORE,
  'account.deleteAccount': FORM,
  'account.devices': PANEL,
  'account.enableDevice': TOAST,
  'account.deleteDevice': TOAST,
  'account.contactProfile': BACKGROUND,
  'users.list': PANEL,
  'users.create': FORM,
  'users.change': FORM,
  'users.remove': TOAST,
  'notices.published': PANEL,
  'notices.unread': BACKGROUND,
  'notices.received': PANEL,
  'notices.one': THING,
  'notices.markSeen': BACKGROUND,
  'notices.deleteOne': TOAST,
  'notices.deleteMany': TOAST,
  'notices.answerSurvey': write('panel+toast'),
  // [decided] A call that fails is silent (NOTICE-09).
  'notices.sendPosition': write('silent'),
  'notices.mailFile': { ...TOAST, '429': 'same' },
  'notices.downloadFile': { ...TOAST, '429': 'same' },
  'notices.agreement': QUIET,
  'notices.saveAgreement': FORM,
  'notices.tags': TOLD,
  // No screen asks for one tag.
  'notices.tag': TOLD,
  'home.entries': visited(PANEL),
  // The menu does without (ERR-02).
  'home.languages': read('silent'),
  'directory.activities': visited(PANEL),
  'directory.activity': visited(THING),
  'directory.activityForUser': THING,
  'directory.activitiesByMunicipality': visited(PANEL),
  'directory.activityContact': inPlace(PANEL),
  'directory.boards': inPlace(PANEL),
  'directory.contacts': visited(PANEL),
  'directory.contactCoordinates': visited(PANEL),
  'directory.contact': visited(THING),
  'directory.addresses': QUIET,
  'directory.chosenAddresses': { ...QUIET, empty: 'same' },
  'directory.chooseAddress': TOAST,
  'directory.activityCategories': { ...QUIET, '401': 'panel', '404': 'silent' },
  'directory.contactCategories': { ...QUIET, '401': 'panel', '404': 'silent' },
  'directory.search': visited(QUIET),
  'directory.searchProvinces': visited(read('again')),
  'topics.users': { ...PANEL, '404': 'notFound' },
  'topics.subscribe': TOAST,
  'topics.checkPassword': { ...all('form'), '401': 'signedOut' },
  // Who follows the topic no more has what was asked for.
  'topics.unsubscribe': { ...TOAST, '404': 'done' },
  'topics.requestAccess': FORM,
  'municipalities.list': visited(QUIET),
  'municipalities.activitiesByCategory': inPlace(PANEL),
  'municipalities.withActivities': visited(TOLD),
  'municipalities.sheetsByCategory': inPlace(PANEL),
  'sheets.one': visited(THING),
  'events.list': visited(PANEL),
  'events.one': visited(THING),
  'events.mine': QUIET,
  'events.mineOf': QUIET,
  'events.keep': KEPT,
  // The server's words are a message as well.
  'events.remind': {
    ...FORM,
    '403': 'form+toast',
    '409': 'form+toast',
    '422': 'form+toast',
    '429': 'form+toast',
  },
  'events.drop': KEPT,
  'favourites.all': { ...PANEL, empty: 'panel' },
  'chat.all': PANEL,
  'chat.find': { ...all('toast'), '401': 'signedOut', '429': 'same' },
  'chat.one': THING,
  'chat.send': write('again'),
  'chat.deleteOne': TOAST,
  'chat.deleteMany': TOAST,
  'advertising.list': { ...all('silent'), '429': 'same' },
  'advertising.one': BACKGROUND,
  'advertising.click': all('same'),
}

/**
 * The fields of each record, by the name of its codec. Without a field that it `needs`, an element is left out of its
 * list, and a single thing is unreadable. Without a field that it `may` have, the page lives, and lacks it at most.
 */
export const FIELDS: Readonly<Record<string, Readonly<{ needs?: string; may: string }>>> = {
  'account status': { may: 'found migration forceChangePassword' },
  tokens: { needs: 'token', may: 'refresh_token' },
  user: { needs: 'id', may: 'username name surname email roles imgProfile' },
  message: { may: 'message' },
  'managed user': { needs: 'id', may: 'username name surname email roles active imgProfile country userJobs' },
  job: { may: 'workEmployment activity' },
  activity: {
    needs: 'id',
    may: 'name country category address cover logo openingHours openingHoursText latitude longitude description contact topics boards',
  },
  profile: { may: 'name surname municipality address postalCode province country email landline mobile imgProfile' },
  activation: { needs: 'active', may: '' },
  'forgot code': { may: 'id validity' },
  outcome: { needs: 'esito', may: 'message' },
  availability: { may: 'available' },
  'registered device': { needs: 'id', may: 'registrationCode deviceName active' },
  'contact profile': { needs: 'id', may: 'name surname imgProfile' },
  'published notice': { needs: 'id', may: 'title abstract template activity created' },
  sender: { may: 'id name logo' },
  unread: { may: 'totalNoticeNotRead' },
  'noticeSent row': { needs: 'id', may: 'created seen closedSurvey notice' },
  'notice row': { may: 'id title abstract template activity tags' },
  tag: { needs: 'id', may: 'name' },
  noticeSent: { needs: 'id notice', may: 'created seen closedSurvey anonymousSurvey' },
  notice: {
    may: 'id title description template activity tags noticeFiles noticeQuestions noticeDates noticeImages video noticeMenus latitude longitude address dateStart dateEnd',
  },
  'notice file': { needs: 'id', may: 'label extension' },
  question: { needs: 'id', may: 'question type noticeResponse' },
  response: { may: 'response' },
  'notice date': { may: 'id title dateStart timeStart dateEnd timeEnd place' },
  'notice image': { needs: 'image', may: 'id caption' },
  'menu course': { may: 'title items' },
  dish: { may: 'name description price' },
  agreement: { may: 'policy agreement date' },
  configuration: { may: 'id title subtitle category url image visible sort' },
  category: { may: 'id name iconMap' },
  language: { needs: 'id code', may: 'name icon' },
  'activity row': {
    needs: 'id',
    may: 'name category country address cover logo openingHours openingHoursText latitude longitude',
  },
  'opening span': { needs: 'day opens closes', may: '' },
  'category name': { may: 'id name iconMap' },
  'municipality name': { may: 'id name' },
  contact: {
    needs: 'id',
    may: 'ragioneSociale indirizzo cap countryId countryName categoryId iconMap phone email website cover openingHours openingHoursText latitude longitude',
  },
  topic: {
    needs: 'id',
    may: 'activityId name description type template userTopicId scheduleType weekDays sort subTopics',
  },
  'sub-topic': { needs: 'id', may: 'activityId name description type template userTopicId scheduleType weekDays sort' },
  board: { may: 'id title description image' },
  'activities of a municipality': { may: 'country activities' },
  address: { needs: 'id', may: 'address active' },
  'chosen address': { needs: 'addressId', may: 'address status' },
  'search result': {
    needs: 'type id',
    may: 'title subtitle image activityId eventDateStart openingHours openingHoursText',
  },
  'province results': { needs: 'id', may: 'name show results' },
  'topic user': { needs: 'id', may: 'fullname country userJobs' },
  'subscription answer': { may: 'id status message' },
  check: { needs: 'check', may: '' },
  municipality: { needs: 'id', may: 'name province image visible latitude longitude' },
  'activities of a category': { may: 'category activities' },
  'e015s of a category': { may: 'category e015s' },
  'e015 row': { needs: 'id', may: 'title image' },
  'e015 sheet': { needs: 'id', may: 'template title cover country data items flights mapCenterPosition' },
  'data entry': { may: 'label value' },
  'sheet item': {
    may: 'id title name address activitySpace categoria disciplina priceType price date dateStart dateEnd cover icon iconUrl iconDefault freeParkingPlaces parkingPlaces data latitude longitude',
  },
  period: { may: 'dateStart dateEnd' },
  flight: { may: 'data compagnia numero area direction airport scheduled expected status' },
  place: { may: 'latitude longitude' },
  event: {
    needs: 'id eventDateStart',
    may: 'activity topicId title description eventTimeStart eventDateEnd eventTimeEnd typology typologyColor country priceType price place image scheduleType weekDays latitude longitude',
  },
  organiser: { may: 'id name' },
  'user event': { needs: 'id event', may: 'reminder' },
  favourites: { may: 'favorites contacts' },
  'chat row': { needs: 'id', may: 'activity userTo lastMessage date unread messages' },
  'activity of a chat': { may: 'id name logo' },
  'person of a chat': { may: 'id name surname imgProfile' },
  'chat message': { needs: 'message', may: 'id created userFromId userToId' },
  chat: { needs: 'id', may: 'activity userTo messages' },
  advertisement: { needs: 'id', may: 'title description image type positionPage countryId noticeSendId clickCounter' },
  'advertisement with its owner': {
    needs: 'id',
    may: 'title description image type positionPage countryId noticeSendId clickCounter userId',
  },
  owner: { needs: 'id', may: '' },
}

/** Fields on which more depends: what the screen does next. */
export const FIELD_OUTCOMES: Readonly<Partial<Record<CallName, Readonly<Record<string, Outcome>>>>> = {
  'account.checkForgotCode': { id: 'form' },
  'directory.activityCategories': { id: 'panel' },
  'directory.activityContact': { id: 'panel+toast' },
  'directory.contactCategories': { id: 'panel' },
}
