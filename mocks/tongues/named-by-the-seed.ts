/**
 * Every name of the wire that the specification gives, by the record it stands in; identities are always kept.
 * [decided] `bare` keeps some more, for without it no scenario could say what it opens: the words by which people point
 * at things (a title, a name, a text, a home entry's address), who they are from and where they are, what was said last in
 * a chat and when, the lists that hold what a notice's template or a sheet is for, and how many rows there are. `mute` says
 * what is named here and nothing else. [decided] One field more is kept by both: what kind of thing a search has found,
 * for a number alone leads nowhere and the specification shows nothing of a result.
 */

/** Names of the wire with spaces between, by the name of a codec's record. */
export type Names = Readonly<Record<string, string>>

// Days of the week and prices are named without their field, and a chat's two sides as its filters.
const person = 'username name surname email roles imgProfile'
const topic = 'type template userTopicId scheduleType weekDays sort subTopics'
const advertisement = 'type positionPage countryId noticeSendId clickCounter'

/** By the name of a codec's record, with that of the record around it where two are called the same. */
export const NAMED: Names = {
  message: 'message',
  problem: 'message',
  // Account and session
  user: person,
  'managed user': `${person} active country userJobs`,
  job: 'workEmployment activity',
  'job activity': 'name country',
  profile: 'name surname municipality address postalCode province country email landline mobile imgProfile',
  'contact profile': 'name surname imgProfile',
  'account status': 'found migration forceChangePassword',
  tokens: 'token refresh_token',
  activation: 'active',
  outcome: 'esito message',
  'registered device': 'registrationCode deviceName active',
  agreement: 'policy agreement',
  // Notices and surveys
  unread: 'totalNoticeNotRead',
  'noticeSent row': 'created closedSurvey anonymousSurvey notice',
  noticeSent: 'created closedSurvey anonymousSurvey notice',
  'notice row': 'template',
  notice: 'template noticeQuestions latitude longitude',
  question: 'type noticeResponse',
  response: 'response',
  'notice file': 'label extension',
  'published notice': 'template',
  // Activities, contacts, addresses, municipalities
  activity: 'topics contact boards',
  contact: 'ragioneSociale indirizzo cap countryId countryName categoryId latitude longitude iconMap',
  address: 'address active',
  'chosen address': 'topicId addressId status',
  municipality: 'name visible',
  'municipality name': 'name',
  'province results': 'show',
  'search result': 'type',
  favourites: 'favorites contacts',
  // Topics
  topic,
  'sub-topic': topic,
  'subscription answer': 'status message',
  'topic user': 'fullname country userJobs',
  check: 'check',
  // Advertising and home
  advertisement,
  'advertisement with its owner': `${advertisement} userId`,
  configuration: 'visible category',
  language: 'code icon',
  // Information sheets and events
  'e015 sheet': 'template data flights mapCenterPosition',
  'data entry': 'label value',
  'sheet item':
    'latitude longitude icon iconUrl iconDefault name address activitySpace dateEnd title cover freeParkingPlaces data date dateStart categoria priceType price',
  flight: 'data date status',
  place: 'latitude longitude',
  event:
    'title eventDateStart eventTimeStart eventDateEnd eventTimeEnd typology typologyColor country priceType price scheduleType weekDays',
  'user event': 'event reminder',
  // Chat
  'chat row': 'messages userTo activity',
  chat: 'messages userTo activity',
  'chat message': 'message chatId userFromId userToId',
  'person of a chat': person,
}

/** What `bare` keeps beside. */
export const POINTED_AT: Names = {
  'notice row': 'title abstract activity',
  notice: 'title description activity noticeFiles noticeDates noticeImages video noticeMenus address dateStart dateEnd',
  question: 'question',
  'published notice': 'title abstract activity',
  tag: 'name',
  'notice date': 'title dateStart timeStart dateEnd timeEnd place',
  'notice image': 'image caption',
  'menu course': 'title items',
  dish: 'name description price',
  topic: 'name description',
  'sub-topic': 'name description',
  sender: 'name',
  organiser: 'name',
  event: 'activity description place latitude longitude',
  activity: 'name description country address latitude longitude',
  'activity row': 'name country address latitude longitude',
  board: 'title description',
  municipality: 'province latitude longitude',
  category: 'name',
  'category name': 'name',
  'activities of a municipality': 'country activities',
  'activities of a category': 'category activities',
  'e015s of a category': 'category e015s',
  'search result': 'title',
  'province results': 'name results',
  advertisement: 'title description',
  'advertisement with its owner': 'title description',
  configuration: 'title url',
  'e015 row': 'title',
  flight: 'direction airport scheduled expected',
  'e015 sheet': 'title country items',
  'activity of a chat': 'name',
  'chat row': 'lastMessage date',
}

/** The lists of which the specification names the total. */
export const TOTALS: ReadonlySet<string> = new Set(['managed user', 'topic user', 'address'])
