/**
 * Every name of the wire that the specification gives, by the record it stands in; identities are always kept.
 * [decided] The words by which people point at things (a title, a name, the text of a question, a home entry's address)
 * and the lists that hold what a notice's template is for, are kept by `bare` as well, for without them no scenario could
 * say what it opens: `mute` says what is named here and nothing else. [decided] One field more is kept by both: what
 * kind of thing a search has found, for a number alone leads nowhere and the specification shows nothing of a result.
 */
/** Names of the wire with spaces between, by the name of a codec's record. */
export type Names = Readonly<Record<string, string>>

const person = 'username name surname email roles imgProfile'
const topic = 'type template userTopicId scheduleType sort subTopics'
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
    'latitude longitude icon iconUrl iconDefault name address activitySpace dateEnd title cover freeParkingPlaces data date dateStart categoria priceType',
  flight: 'data date status',
  place: 'latitude longitude',
  event:
    'title eventDateStart eventTimeStart eventDateEnd eventTimeEnd typology typologyColor country priceType scheduleType',
  'user event': 'event reminder',
  // Chat
  'chat row': 'messages userTo activity',
  chat: 'messages userTo activity',
  'chat message': 'message chatId',
  'person of a chat': person,
}

/** By what `bare` keeps beside: the words by which people point at things, and what a notice's template is for. */
export const POINTED_AT: Names = {
  'notice row': 'title',
  notice: 'title noticeFiles noticeDates noticeImages video noticeMenus address dateStart dateEnd',
  question: 'question',
  'published notice': 'title',
  tag: 'name',
  'notice date': 'title dateStart timeStart dateEnd timeEnd place',
  'notice image': 'image caption',
  'menu course': 'title items',
  dish: 'name description price',
  topic: 'name',
  'sub-topic': 'name',
  activity: 'name',
  'activity row': 'name',
  board: 'title',
  category: 'name',
  'category name': 'name',
  'activities of a municipality': 'country activities',
  'activities of a category': 'category activities',
  'e015s of a category': 'category e015s',
  'search result': 'title',
  'province results': 'name results',
  advertisement: 'title',
  'advertisement with its owner': 'title',
  configuration: 'title url',
  'e015 row': 'title',
  'e015 sheet': 'title items',
  'activity of a chat': 'name',
}

/** The lists of which the specification names the total. */
export const TOTALS: ReadonlySet<string> = new Set(['managed user', 'topic user', 'address'])
