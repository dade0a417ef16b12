/** What the words of a name and the looks of its values say about a field of the contract. */
import type { Look } from './looks.ts'

/** Stems of words for a field in Italian and English: a name that has one of them may be that field. */
const STEMS: Readonly<Record<string, string>> = {
  title: 'titol oggetto intestaz subject',
  name: 'nome denominaz etichetta label ragione',
  abstract: 'sommar abstract riassunt anteprim occhiell summary intro',
  activity: 'attivit ente uffici organizz mittent activity',
  created: 'created inserit pubblic invi creat timestamp',
  date: 'data date aggiornat modific salvat',
  logo: 'logo stemm march',
  seen: 'lett vist visualizz seen read',
  tags: 'tag etichett argoment parol temi keyword',
  description: 'descr testo corpo body contenut text',
  noticeFiles: 'allegat document attach file',
  noticeDates: 'appuntament calendari giornat date quando',
  noticeImages: 'galler foto immagin image gallery slide',
  video: 'video filmat',
  noticeMenus: 'menu portat past',
  address: 'indirizz ubicaz address via',
  dateStart: 'inizio start dal from',
  dateEnd: 'fine end al to scadenz',
  timeStart: 'orainizio timestart dalle orario inizio',
  timeEnd: 'orafine orariofine timeend alle fine',
  question: 'domand quesit question',
  place: 'luogo sede dove place location',
  image: 'immagin foto image picture img',
  caption: 'didascal legend caption commento',
  items: 'voci element items righe portat piatt',
  price: 'prezz cost import price',
  subtitle: 'sotto sottotit occhiell subtitle dettagl riga',
  url: 'percors collegam destinaz url link path route',
  sort: 'ordin posiz sort position',
  iconMap: 'simbol icon marker',
  category: 'categor tipolog settor category',
  country: 'comun localit municip citta city town country',
  cover: 'copertin banner testata cover header',
  openingHours: 'orari apertur hours opening',
  openingHoursText: 'noteorari orariotest hourstext',
  latitude: 'lat',
  longitude: 'lon lng',
  day: 'giorn day dow',
  opens: 'apr dalle open from',
  closes: 'chiu alle close to',
  phone: 'tel fono recapit centralin phone cell',
  email: 'mail posta casell',
  website: 'sito web portale site homepage',
  activityId: 'attivit activity',
  activities: 'attivit enti uffici activities',
  eventDateStart: 'giornoevent dataevent eventdate',
  results: 'risultat trovat results voci',
  province: 'provinc prov',
  e015s: 'sched pagin fogl e015',
  disciplina: 'disciplin sport',
  parkingPlaces: 'capienz postitot totali capacity places',
  airport: 'aeroport airport scal',
  direction: 'direz verso senso direction',
  scheduled: 'previst scheduled programm',
  expected: 'stimat expected attes',
  compagnia: 'compagn airline',
  numero: 'numero volo flight',
  area: 'area terminal zona gate',
  topicId: 'argoment topic',
  userFromId: 'mittent autor inviatoda scrittoda sender author from',
  userToId: 'destinatar ricevent recipient receiver to',
  lastMessage: 'ultim last anteprim',
  unread: 'nonlett daleg nuov unread new',
  availability: 'disponibil liber availab free',
  validity: 'valid scad',
}

/** The looks of a field's values; of the fields that are not here, the form of the codec decides alone. */
const LOOKS: Readonly<Record<string, readonly Look[]>> = {
  title: ['short', 'long'],
  name: ['short'],
  abstract: ['long', 'short'],
  description: ['markup', 'long', 'short'],
  subtitle: ['short', 'long', 'street'],
  question: ['short', 'long'],
  caption: ['short', 'long'],
  address: ['street', 'short'],
  place: ['short', 'street'],
  lastMessage: ['short', 'long'],
  openingHoursText: ['short', 'long'],
  province: ['short'],
  airport: ['short'],
  compagnia: ['short'],
  disciplina: ['short'],
  numero: ['short'],
  area: ['short'],
  image: ['picture'],
  logo: ['picture'],
  cover: ['picture'],
  iconMap: ['picture'],
  video: ['film', 'site'],
  phone: ['telephone'],
  email: ['email'],
  website: ['site'],
  url: ['path', 'site'],
}

/** How far the first and the last look of a field are apart: the first is the likeliest. */
const SECOND_BEST = 0.7

/** Whether the words of a name mean a field, from 0 to 1: the longer the stem that is in it, the surer. */
export const meaning = (field: string, key: string): number => {
  const words = key.split(/[^a-zA-Z\d]+|(?=[A-Z])/).map((word) => word.toLowerCase())
  const name = words.join('')
  const stems = (STEMS[field] ?? field.toLowerCase()).split(' ')
  const found = stems.filter((stem) => (stem.length > 3 ? name.includes(stem) : words.includes(stem)))
  const longest = Math.max(0, ...found.map((stem) => stem.length))
  return found.length === 0 ? 0 : 0.6 + (0.4 * longest) / Math.max(name.length, longest)
}

/** What any other text looks like. */
const ANY_TEXT: readonly Look[] = ['short', 'long', 'street', 'number', 'markup', 'colour']

/** How well values look like those of a field, from 0 to 1; undefined where its look says nothing. */
export const likeness = (field: string, isText: boolean, looks: ReadonlyMap<Look, number>): number | undefined => {
  const expected = LOOKS[field] ?? (isText ? ANY_TEXT : undefined)
  const all = [...looks.values()].reduce((sum, one) => sum + one, 0)
  if (expected === undefined || all === 0) return undefined
  return expected.reduce((sum, look, at) => sum + ((looks.get(look) ?? 0) / all) * (at === 0 ? 1 : SECOND_BEST), 0)
}
