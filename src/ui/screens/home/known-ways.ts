import { folded } from '#domain/text/fold.ts'
import type { HomeEntry } from '#domain/home/home.ts'
import { PARKING_SHEET } from '#domain/e015/sheet.ts'
import { partOfAddress, queryOfAddress, type ScreenName, screenAt, SCREENS } from '#ui/base/screens.ts'
import { DEFAULT_LANGUAGE } from '#ui/language/languages.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

type Words = Readonly<{ title: MessageId; text: MessageId }>

/** What the app says of its own screens. */
const SCREEN_TEXTS: Readonly<Partial<Record<ScreenName, MessageId>>> = {
  notices: 'homeWays.notices',
  calendar: 'homeWays.calendar',
  favourites: 'homeWays.favourites',
  chats: 'homeWays.chats',
  events: 'homeWays.events',
  activities: 'homeWays.activities',
  contacts: 'homeWays.contacts',
  municipalities: 'homeWays.municipalities',
  assistance: 'homeWays.assistance',
  faultReport: 'homeWays.faultReport',
}

/** The sheets whose content the specification fixes (E015-03 … E015-05), and the car parks. */
const SHEETS: Readonly<Record<string, Words>> = {
  3: { title: 'homeWays.sportsTitle', text: 'homeWays.sports' },
  7: { title: 'homeWays.lombardyTitle', text: 'homeWays.lombardy' },
  17: { title: 'homeWays.flightsTitle', text: 'homeWays.flights' },
  [PARKING_SHEET]: { title: 'homeWays.parkingTitle', text: 'homeWays.parking' },
}

/** The headings that towns give to their ways, as they write them in Italian. */
const HEADINGS: Readonly<Record<string, MessageId>> = {
  'per te': 'homeWays.forYou',
  esplora: 'homeWays.explore',
  servizi: 'homeWays.services',
  informazioni: 'homeWays.information',
}

/** The words of a way to a known screen; undefined for a way to one thing, and for one that asks for a part of a list. */
const wordsOf = (href: string): Words | undefined => {
  const name = screenAt(href)
  if (name === 'sheet') return SHEETS[partOfAddress(href, 2) ?? '']
  const text = name && queryOfAddress(href) === '' ? SCREEN_TEXTS[name] : undefined
  return name && text && { title: SCREENS[name].title, text }
}

/** A text, and whether it is the app's own: what the server gives is Italian. */
export type EntryWords = Readonly<{ title: string; text: string | undefined; isOwn: boolean }>

/**
 * [decided] What a way of Home says. In Italian as the town wrote it; in another language a way to a known screen bears
 * the app's own title and text, and any other stays as it is (HOME-01, LANG-01).
 */
export const entryWords = (
  { title, subtitle }: Pick<HomeEntry, 'title' | 'subtitle'>,
  href: string,
  { language, say }: Pick<Speech, 'language' | 'say'>,
): EntryWords => {
  const own = language === DEFAULT_LANGUAGE ? undefined : wordsOf(href)
  return own ? { title: say(own.title), text: say(own.text), isOwn: true } : { title, text: subtitle, isOwn: false }
}

/** The same for the heading over some ways. */
export const headingWords = (
  name: string,
  { language, say }: Pick<Speech, 'language' | 'say'>,
): Readonly<{ words: string; isOwn: boolean }> => {
  const key = folded(name).trim()
  const own = language !== DEFAULT_LANGUAGE && Object.hasOwn(HEADINGS, key) ? HEADINGS[key] : undefined
  return own ? { words: say(own), isOwn: true } : { words: name, isOwn: false }
}
