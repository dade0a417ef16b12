import type { SheetId } from '#domain/e015/sheet.ts'
import { FLIGHTS_SHEET, PARKING_SHEET } from '#domain/e015/sheet.ts'
import { wordsOf } from '#domain/search/marked.ts'
import { isSwitchedOn, type Configuration } from '#domain/town/configuration.ts'
import { hasScreen, type ScreenName, SCREENS, sheetPath } from '#ui/base/screens.ts'
import type { Row } from '#ui/view/lists.ts'
import { type Way, way } from '#ui/view/parts.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'
import { SHORTEST_WORD, wordFits } from './word-fits.ts'

/** A way of the app itself that a search finds; `where`: the list that it leads to. */
export type AppWay = Row & Readonly<{ open: Way; where?: string | undefined }>

type Given = Readonly<{ title: MessageId; words: MessageId }> &
  (Readonly<{ screen: ScreenName; query?: string }> | Readonly<{ sheet: SheetId }>)

/** The screens and sheets that a search finds, by their titles and by other words for them. */
const WAYS: readonly Given[] = [
  { screen: 'events', title: 'events.title', words: 'searchWays.events' },
  { screen: 'activities', title: 'activities.title', words: 'searchWays.activities' },
  { screen: 'activities', query: '?view=map', title: 'nav.map', words: 'searchWays.map' },
  { screen: 'contacts', title: 'contacts.title', words: 'searchWays.contacts' },
  { screen: 'municipalities', title: 'municipalities.title', words: 'searchWays.municipalities' },
  { sheet: PARKING_SHEET, title: 'searchWays.parkingTitle', words: 'searchWays.parking' },
  { sheet: FLIGHTS_SHEET, title: 'searchWays.flightsTitle', words: 'searchWays.flights' },
  { screen: 'faultReport', title: 'faultReport.title', words: 'searchWays.fault' },
  { screen: 'assistance', title: 'assistance.title', words: 'searchWays.guide' },
  { screen: 'notices', title: 'notices.title', words: 'searchWays.notices' },
  { screen: 'chats', title: 'chat.title', words: 'searchWays.chats' },
  { screen: 'calendar', title: 'calendar.title', words: 'searchWays.calendar' },
  { screen: 'favourites', title: 'favourites.title', words: 'searchWays.favourites' },
  { screen: 'profileArea', title: 'profile.area', words: 'searchWays.profile' },
  { screen: 'changePassword', title: 'password.change', words: 'searchWays.password' },
  { screen: 'privacy', title: 'privacy.title', words: 'searchWays.privacy' },
  { screen: 'settings', title: 'settings.title', words: 'searchWays.settings' },
  { screen: 'legal', title: 'legal.title', words: 'searchWays.legal' },
]

/** How many ways of the app a search shows. */
const MOST = 4

/**
 * The ways of the app that a search finds beside what the town has: every word of the search is one of a way's, without
 * accents. `town`: one's own municipality, whose sheets are meant; without it the way leads to the choice of one (DIR-08).
 */
export const appWays = (
  text: string,
  town: Readonly<{ id: number }> | undefined,
  configuration: Configuration,
  { say }: Pick<Speech, 'say'>,
): readonly AppWay[] => {
  const sought = wordsOf(text).filter(({ length }) => length >= SHORTEST_WORD)
  if (sought.length === 0) return []
  return WAYS.flatMap((given) => {
    const title = say(given.title)
    const known = wordsOf(`${title} ${say(given.words)}`)
    if (!sought.every((word) => known.some((one) => wordFits(word, one)))) return []
    if ('sheet' in given) {
      if (!isSwitchedOn(configuration, 'sheets')) return []
      const path = town ? sheetPath(given.sheet, town.id) : SCREENS.municipalities.path
      return [{ kind: 'row' as const, key: given.title, open: way(title, path) }]
    }
    return hasScreen(configuration, given.screen)
      ? [{ kind: 'row' as const, key: given.title, open: way(title, SCREENS[given.screen].path + (given.query ?? '')) }]
      : []
  }).slice(0, MOST)
}
