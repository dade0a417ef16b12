import { type CallName, STATED } from '#features/catalogue/catalogue.ts'
import { type Place, placesOf } from './faults.ts'

/**
 * The fields of each record, by the name of its codec. Without a field that it `needs`, an element is left out of its
 * list, and a single thing is unreadable. Without a field that it `may` have, the page lives, and lacks it at most.
 */
const FIELDS: Readonly<Record<string, Readonly<{ needs?: string; may: string }>>> = {
  'account status': { may: 'found migration forceChangePassword' },
  tokens: { needs: 'token', may: 'refresh_token' },
  user: { needs: 'id', may: 'username name surname email roles imgProfile' },
  message: { may: 'message' },
  'managed user': { needs: 'id', may: 'username name surname email roles active imgProfile country userJobs' },
  job: { may: 'workEmployment activity' },
  'job activity': { may: 'name country' },
  activity: {
    needs: 'id',
    may: 'name country category address cover logo openingHours openingHoursText latitude longitude description contact topics boards',
  },
  profile: { may: 'name surname municipality address postalCode province country email landline mobile imgProfile' },
  activation: { needs: 'active', may: '' },
  'forgot code': { may: 'id validity' },
  outcome: { needs: 'esito', may: 'message' },
  availability: { needs: 'availability', may: '' },
  'registered device': { needs: 'id', may: 'registrationCode deviceName active' },
  'contact profile': { needs: 'id', may: 'name surname imgProfile' },
  'published notice': { needs: 'id', may: 'title abstract template activity created' },
  sender: { may: 'id name logo' },
  unread: { needs: 'totalNoticeNotRead', may: '' },
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
  'home category': { may: 'id name' },
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

const namesIn = (words: string | undefined): readonly string[] => (words ?? '').split(' ').filter((one) => one !== '')

/** Whether what is around a field needs it; undefined where nobody has declared that. */
export const standingOf = ({ owner, path }: Place): 'needs' | 'may' | undefined => {
  const declared = FIELDS[owner]
  const name = path.at(-1) ?? ''
  if (namesIn(declared?.needs).includes(name)) return 'needs'
  return namesIn(declared?.may).includes(name) ? 'may' : undefined
}

/** The fields that are not declared above, and those declared that no answer has. */
export const undeclared = (): readonly string[] => {
  const calls = Object.keys(STATED) as CallName[]
  const fields = calls.flatMap((name) => placesOf(STATED[name].call)).filter(({ kind }) => kind === 'field')
  const known = new Set(fields.map(({ owner, path }) => `${owner}.${path.at(-1)}`))
  return [
    ...new Set(
      fields.filter((place) => standingOf(place) === undefined).map(({ owner, path }) => `${owner}.${path.at(-1)}`),
    ),
    ...Object.entries(FIELDS).flatMap(([owner, { needs, may }]) =>
      [...namesIn(needs), ...namesIn(may)].map((name) => `${owner}.${name}`).filter((one) => !known.has(one)),
    ),
  ]
}
