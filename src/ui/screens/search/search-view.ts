import type { SearchNow } from '#application/search/search.flow.ts'
import { soughtIn } from '#domain/search/asked-facts.ts'
import type { Found, FoundKind } from '#domain/search/search.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { imagePath } from '#ui/app/images.ts'
import { capitalised } from '#ui/language/formats.ts'
import { named, titled } from '#ui/language/titles.ts'
import { type OpenNowView, openNowView } from '#ui/parts/place/hours-view.ts'
import type { Choices } from '#ui/view/choices.ts'
import type { Empty, Group, Row } from '#ui/view/lists.ts'
import { failedView } from '#ui/view/panels.ts'
import { type Action, action, type Failed, type Waiting, type Way, way } from '#ui/view/parts.ts'
import { type SearchFieldView, searchFieldView } from '#ui/view/search-field.ts'
import type { Speech } from '#ui/view/speech.ts'
import { inOneLine } from '#ui/view/where.ts'
import { FOUND_IMAGES, foundPath, kindTexts } from './found-texts.ts'

/** One result: title, details, and link. */
export type FoundRow = Row &
  Readonly<{
    open: Way
    subtitle: string | undefined
    /** Whether it is open now, where that is known. */
    hours: OpenNowView | undefined
    image: string | undefined
    sign: FoundKind
  }>

/** The results by kind. `sought`: the text to mark; `isRefining`: they belong to an older text. */
type FoundThings = Readonly<{
  kind: 'found'
  isRefining: boolean
  sought: string
  groups: readonly (Group<FoundRow> & Readonly<{ key: FoundKind }>)[]
}>

/** The recent searches of this device. */
type Recent = Readonly<{
  kind: 'recent'
  title: string
  forget: Action
  rows: readonly (Row & Readonly<{ open: Action }>)[]
}>

/** The global search (DIR-08). */
export type SearchView = Readonly<{
  kind: 'page'
  title: string
  /** What is looked for, for the document's title. */
  shows: string | undefined
  field: SearchFieldView
  /** Nothing is searched yet. */
  isIdle: boolean
  /** The choice of the province; defined during a search. */
  where: Readonly<{ retry: Action | undefined; provinces: Choices | undefined }> | undefined
  /** The number of results, for the live region. */
  summary: string
  content: Waiting | Failed | Empty | FoundThings | Recent
}>

export const searchView = (now: SearchNow, speech: Speech): SearchView => {
  const { say } = speech
  const { found, wish } = now
  const isKnown = found.face === 'full' || found.face === 'empty'
  const isIdle = wish.text === ''
  return {
    kind: 'page',
    title: say('search.title'),
    shows: isIdle ? undefined : wish.text,
    field: searchFieldView({ label: say('home.search'), value: now.typed, change: now.type, send: now.submit }, speech),
    isIdle,
    where: isIdle ? undefined : whereView(now, speech),
    summary: isKnown
      ? say('search.count', { count: found.count, text: wish.text })
      : now.isTooShort
        ? say('search.tooShort')
        : '',
    content: contentView(now, speech),
  }
}

const whereView = (now: SearchNow, speech: Speech): NonNullable<SearchView['where']> => {
  const { say } = speech
  const { found, offered, lookIn } = now
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

const contentView = (now: SearchNow, speech: Speech): SearchView['content'] => {
  const { say } = speech
  const { found, wish, recent, lookIn } = now
  switch (found.face) {
    case 'idle':
      return recent.length === 0
        ? { kind: 'empty', title: say('search.begin'), text: say('search.beginText') }
        : {
            kind: 'recent',
            title: say('search.recent'),
            forget: action(say('search.forget'), now.forgetRecent),
            rows: recent.map((text) => ({ kind: 'row', key: text, open: action(text, () => now.chooseRecent(text)) })),
          }
    case 'loading':
      return { kind: 'waiting' }
    case 'failed':
      return failedView(found.failure, { retry: now.retry, signIn: now.requireSignIn }, speech)
    case 'empty':
      return {
        kind: 'empty',
        title: say('search.none', { text: wish.text }),
        text: say('search.noneText'),
        action: found.province && action(say('search.widen'), () => lookIn(undefined)),
      }
    case 'full':
    case 'refining':
      return {
        kind: 'found',
        isRefining: found.face === 'refining',
        sought: soughtIn(wish.text),
        groups: found.groups.map(({ kind, results }) => ({
          kind: 'group',
          key: kind,
          heading: say(kindTexts[kind]),
          rows: results.map((one) => foundView(one, now, speech)),
        })),
      }
    default:
      return found.face satisfies never
  }
}

const foundView = (found: Found, { take, moment }: SearchNow, speech: Speech): FoundRow => ({
  kind: 'row',
  key: found.id,
  open: { ...way(titled(found.title, speech), foundPath(found)), onTake: take },
  subtitle: inOneLine(found.day && capitalised(speech.formats.day(found.day, dayOf(moment))), found.subtitle),
  hours: openNowView(found.hours, moment, speech),
  image: imagePath(FOUND_IMAGES[found.kind], found.image),
  sign: found.kind,
})
