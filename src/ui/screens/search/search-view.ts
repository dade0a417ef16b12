import { NO_SHORTFALL } from '#application/kit/list-rows.ts'
import { openSearch, type SearchNow } from '#application/town/search/search.flow.ts'
import { foundIn } from '#domain/guide/guide.ts'
import { soughtIn } from '#domain/search/asked-facts.ts'
import { inItalian } from '#domain/search/in-italian.ts'
import type { Found } from '#domain/search/search.ts'
import { dayOf } from '#domain/time/calendar.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { type Guide, guideIn, GUIDES } from '#ui/documents/guide.ts'
import { imagePath } from '#ui/base/images.ts'
import { capitalised } from '#ui/language/formats.ts'
import { named, titled } from '#ui/language/titles.ts'
import { openNowView } from '#ui/parts/place/hours-view.ts'
import type { Choices } from '#ui/view/choices.ts'
import { empty, group } from '#ui/view/lists.ts'
import { failedView } from '#ui/view/panels.ts'
import { type Action, action, way } from '#ui/view/parts.ts'
import { namesakes } from '#ui/view/namesakes.ts'
import { searchFieldView } from '#ui/view/search-field.ts'
import { shortfallView } from '#ui/view/shortfall.ts'
import type { Speech } from '#ui/view/speech.ts'
import { inOneLine } from '#ui/view/where.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import { queryOfAddress, SCREENS } from '#ui/base/screens.ts'
import { type AppWay, appWays } from './app-ways.ts'
import { foundCategories } from './found-categories.ts'
import { FOUND_IMAGES, FOUND_KINDS, foundPath } from './found-texts.ts'
import { type InterfaceLanguage, splitLanguage } from '#ui/language/languages.ts'
import { searchWishFrom } from './search-url.ts'

/** Ways that the app itself knows; undefined where it knows none. */
const waysView = (title: string, rows: readonly AppWay[]) => (rows.length > 0 ? { title, rows } : undefined)

/** The global search (DIR-08). */
export const searchView = (now: SearchNow<Guide>, speech: Speech, { configuration }: Pick<Here, 'configuration'>) => {
  const { say } = speech
  const { found, wish } = now
  const ways = appWays(wish.text, now.town, configuration, speech)
  const answers = answersIn(now, configuration)
  const categories = foundCategories(now.categories, wish.text, speech)
  const beside = ways.length + answers.length + categories.length
  const isKnown = found.face === 'full' || found.face === 'empty'
  const isIdle = wish.text === ''
  return {
    kind: 'page' as const,
    title: say('search.title'),
    /** What is looked for, for the document's title. */
    shows: isIdle ? undefined : wish.text,
    field: searchFieldView({ label: say('home.search'), value: now.typed, change: now.type, send: now.submit }, speech),
    /** Nothing is searched yet. */
    isIdle,
    /** The choice of the province; defined during a search. */
    where: isIdle ? undefined : whereView(now, speech),
    /** The number of results, for the live region. */
    summary: isKnown
      ? say('search.count', { count: found.count + beside, text: wish.text })
      : now.isTooShort
        ? say('search.tooShort')
        : '',
    /** What is said of results that could not be read. */
    lacking: shortfallView('rows', { ...NO_SHORTFALL, leftOut: isIdle ? 0 : found.leftOut }, speech),
    ways: waysView(say('search.inApp'), ways),
    categories: waysView(say('search.categories'), categories),
    guide: waysView(say('search.inGuide'), answers),
    /** Undefined where the town has nothing, and the app itself has something. */
    content: found.face === 'empty' && beside > 0 ? undefined : contentView(now, speech),
  }
}

export type SearchView = ReturnType<typeof searchView>

/** [decided] How many answers of the guide a search shows. */
const MOST_ANSWERS = 3

/** The questions of the guide that have every word that is looked for, in themselves or in their answers (DIR-08). */
const answersIn = ({ guide, wish }: SearchNow<Guide>, configuration: Configuration): readonly AppWay[] =>
  guide === undefined || wish.text === ''
    ? []
    : foundIn(guideIn(configuration, guide), wish.text)
        .flatMap(({ questions }) => questions)
        .slice(0, MOST_ANSWERS)
        .map(({ id, question }) => ({ kind: 'row', key: id, open: way(question, `${SCREENS.assistance.path}#${id}`) }))

type Where = Readonly<{ retry: Action | undefined; provinces: Choices | undefined }>

const whereView = ({ found, offered, lookIn, ...now }: SearchNow<Guide>, speech: Speech): Where => {
  const { say } = speech
  if (now.haveProvincesFailed && found.face !== 'failed')
    return { retry: action(say('search.provincesFailed'), now.retryProvinces), provinces: undefined }
  if (offered.length === 0) return { retry: undefined, provinces: undefined }
  return {
    retry: undefined,
    provinces: {
      kind: 'choices',
      label: say('search.where'),
      choices: [
        {
          kind: 'choice',
          key: '',
          label: say('search.everywhere'),
          isOn: found.province === undefined,
          flip: () => lookIn(undefined),
        },
        ...offered.map(({ id, name, count }) => ({
          kind: 'choice' as const,
          key: id,
          label: named(name, speech),
          count,
          isOn: found.province?.id === id,
          flip: () => lookIn(id),
        })),
      ],
    },
  }
}

const contentView = (now: SearchNow<Guide>, speech: Speech) => {
  const { say } = speech
  const { found, wish, recent, lookIn } = now
  switch (found.face) {
    case 'idle':
      return recent.length === 0
        ? empty(say('search.begin'), say('search.beginText'))
        : {
            kind: 'recent' as const,
            title: say('search.recent'),
            forget: action(say('search.forget'), now.forgetRecent),
            rows: recent.map((text) => ({
              kind: 'row' as const,
              key: text,
              open: action(text, () => now.chooseRecent(text)),
            })),
          }
    case 'loading':
      return { kind: 'waiting' as const }
    case 'failed':
      return failedView(found.failure, { retry: now.retry, signIn: now.requireSignIn }, speech)
    case 'empty':
      return empty(
        say('search.none', { text: wish.text }),
        say('search.noneText'),
        found.province
          ? action(say('search.widen'), () => lookIn(undefined))
          : way(say('search.allActivities'), SCREENS.activities.path),
      )
    case 'full':
    case 'refining': {
      const twice = namesakesOf(found.groups.flatMap(({ results }) => results))
      return {
        kind: 'found' as const,
        /** They belong to an older text. */
        isRefining: found.face === 'refining',
        /** The text to mark. */
        sought: inItalian(soughtIn(wish.text)),
        groups: found.groups.map(({ kind, results }) => ({
          ...group(
            say(FOUND_KINDS[kind]),
            results.map((one) => ({ ...foundView(one, now, speech), isNamesake: twice.has(one.title) })),
          ),
          key: kind,
        })),
      }
    }
    default:
      return found.face satisfies never
  }
}

const namesakesOf = namesakes(({ title }: Found) => title)

/** One result: title, details, and link. */
const foundView = (found: Found, { take, moment }: SearchNow<Guide>, speech: Speech) => ({
  kind: 'row' as const,
  key: found.id,
  open: { ...way(titled(found.title, speech), foundPath(found)), onTake: take },
  subtitle: inOneLine(found.day && capitalised(speech.formats.day(found.day, dayOf(moment))), found.subtitle),
  /** Whether it is open now, where that is known. */
  hours: openNowView(found.hours, moment, speech),
  image: imagePath(FOUND_IMAGES[found.kind], found.image),
  sign: found.kind,
})

/** The global search (DIR-08). */
export const screen = screenOf({
  query: (address, path) => ({
    wish: searchWishFrom(queryOfAddress(address)),
    language: splitLanguage(path).language,
  }),
  open: (scope, first) =>
    openSearch((language: InterfaceLanguage) => GUIDES[language](scope.ports.configuration.name))(scope, first),
  view: searchView,
})
