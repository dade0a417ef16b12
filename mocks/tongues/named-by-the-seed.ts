/**
 * Every name of the wire in the specification, by record; ids are always kept. [decided] `bare` keeps some more,
 * because no scenario could select anything without it: the texts that people select by (a title, a name, a text, a
 * home entry's address), identities and places, the last message of a chat and its date, the lists of a notice's
 * template or of a sheet, and totals. `mute` keeps only the names here. [decided] Both keep one more field: the kind of
 * a search result, because an id alone leads nowhere and the specification does not show a result.
 */

/** Names of the wire, separated by spaces, by the name of a codec's record. */
export type Names = Readonly<Record<string, string>>

// Weekdays and prices are named without their field, and the two parties of a chat as its filters.
const person = 'username name surname email roles imgProfile'
const topic = 'type template userTopicId scheduleType weekDays sort subTopics'
const advertisement = 'type positionPage countryId noticeSendId clickCounter'

/** By the name of a codec's record, with the surrounding record where two have the same name. */
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
  'forgot code': 'id validity',
  availability: 'availability',
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

/** The additional names of `bare`, where scenarios look for more than the texts of a record. */
const POINTED_AT: Names = {
  'notice row': 'title abstract activity',
  notice: 'title description activity noticeFiles noticeDates noticeImages video noticeMenus address dateStart dateEnd',
  question: 'question',
  'published notice': 'title abstract activity',
  'notice date': 'title dateStart timeStart dateEnd timeEnd place',
  'notice image': 'image caption',
  'menu course': 'title items',
  dish: 'name description price',
  topic: 'name description',
  'sub-topic': 'name description',
  event: 'activity description place latitude longitude',
  activity: 'name description country address latitude longitude',
  'activity row': 'name country address latitude longitude',
  municipality: 'province latitude longitude',
  'activities of a municipality': 'country activities',
  'activities of a category': 'category activities',
  'e015s of a category': 'category e015s',
  'search result': 'title',
  'province results': 'name results',
  advertisement: 'title description',
  'advertisement with its owner': 'title description',
  configuration: 'title url',
  flight: 'direction airport scheduled expected',
  'e015 sheet': 'title country items',
  'chat row': 'lastMessage date',
}

/** What `bare` keeps of a record that neither the specification nor the names above know. */
const TEXTS = 'title name description text'

/** The names that a table has of a record, by its codec and the record around it. */
const namesOf = (names: Names, codec: string, around: string | undefined): string | undefined =>
  names[`${around} ${codec}`] ?? names[codec]

/** The names of a record in the specification. */
export const namedBySeed = (codec: string, around: string | undefined): string => namesOf(NAMED, codec, around) ?? ''

/** The names of a record that scenarios look for beside those. */
export const pointedAt = (codec: string, around: string | undefined): string =>
  namesOf(POINTED_AT, codec, around) ?? (namesOf(NAMED, codec, around) === undefined ? TEXTS : '')

/** The lists whose total the specification names. */
export const TOTALS: ReadonlySet<string> = new Set(['managed user', 'topic user', 'address'])
