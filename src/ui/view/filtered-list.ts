import type { FilteredListNow } from '#application/kit/filtered-list-now.ts'
import { IDLE_FILTER_LENGTH } from '#domain/users/user-query.ts'
import { panelText } from '#ui/base/failure-texts.ts'
import type { Empty, LongList, Row } from './lists.ts'
import { failedView, staleView } from './panels.ts'
import { type Listing, shortfallView } from './shortfall.ts'
import { action, type Failed, type Stale, type Waiting } from './parts.ts'
import { remembered } from '#application/kit/remembered.ts'
import { type SearchFieldView, searchFieldView } from './search-field.ts'
import { saidIn, type Speech } from './speech.ts'

/** A long list with its own heading. */
export type NamedList<One extends Row> = LongList<One> & Readonly<{ label: string }>

/** A list with a text filter and a total over all pages (ADMIN-02, TOPIC-13). */
export type FilteredListView<Content> = Readonly<{
  title: string
  /** The identity of the query: a new query starts at the top. */
  sought: string
  filter: SearchFieldView
  /** The total over all pages; empty while unknown. */
  total: string
  /** Why the typed text does not filter yet. */
  tooShort: string | undefined
  /** Messages about the visible rows: stale, or incomplete (ERR-03, ERR-04). */
  note: Stale | Failed | undefined
  lacking: readonly string[]
  content: Content
}>

/** The rows of such a list, or their replacement. */
export type RowsView<One extends Row> = Waiting | Failed | Empty | NamedList<One>

/** The parts of a filtered list around its rows. */
export type FilteredListGiven = Pick<
  FilteredListNow<unknown>,
  'face' | 'typed' | 'isTooShort' | 'shortfall' | 'isStale' | 'isIncomplete' | 'failure'
> &
  Readonly<{ verbs: Pick<FilteredListNow<unknown>['verbs'], 'type' | 'retry'> }>

type Words = Readonly<{
  title: string
  sought: string
  filter: string
  total: string
  /** The message when some rows could not be read. */
  incomplete: string
  of: Listing
}>

export const filteredListView = <Content>(
  list: FilteredListGiven,
  { title, sought, filter, total, incomplete, of }: Words,
  speech: Speech,
  content: () => Content,
): FilteredListView<Content> => {
  const { face, typed, isTooShort, verbs } = list
  return {
    title,
    sought,
    filter: searchFieldView({ label: filter, value: typed, change: verbs.type }, speech),
    total: face === 'full' || face === 'empty' ? total : '',
    tooShort: isTooShort ? speech.say('users.filterHint', { count: IDLE_FILTER_LENGTH + 1 }) : undefined,
    note: noteView(list, incomplete, speech),
    lacking: shortfallView(of, list.shortfall, speech),
    content: content(),
  }
}

/** The rows, or their replacement. */
export const rowsView = <One extends Row>(
  { face, failure, verbs: { retry } }: FilteredListGiven,
  { signIn, empty, rows }: Readonly<{ signIn: () => void; empty: () => Empty; rows: () => NamedList<One> }>,
  speech: Speech,
): RowsView<One> => {
  switch (face) {
    case 'loading':
      return { kind: 'waiting' }
    case 'failed':
    case 'missing':
      return failedView(failure, { retry, signIn }, speech)
    case 'empty':
      return empty()
    case 'full':
      return rows()
    default:
      return face satisfies never
  }
}

const noteView = (
  { isStale, isIncomplete, failure, verbs: { retry } }: FilteredListGiven,
  incomplete: string,
  speech: Speech,
): Stale | Failed | undefined => {
  if (isStale) return staleView(failure, retry, speech)
  return isIncomplete
    ? {
        kind: 'failed',
        sign: 'lost',
        title: incomplete,
        text: saidIn(speech, panelText(failure)),
        retry: action(speech.say('action.retry'), retry),
      }
    : undefined
}

/** Creates the rows of a long list on demand, and memoises rows and list while their inputs are the same. */
export const rowsMadeBy = <Source extends object, Given extends readonly unknown[], One extends Row>(
  make: (source: Source, ...given: Given) => One,
) => {
  const maker = remembered((...given: Given) => {
    const known = new WeakMap<Source, One>()
    return (source: Source): One => {
      const row = known.get(source) ?? make(source, ...given)
      known.set(source, row)
      return row
    }
  })
  const listOf = remembered(
    (
      rowOf: (source: Source) => One,
      label: string,
      rows: readonly (Source | undefined)[],
      see: LongList<One>['see'],
    ): NamedList<One> => ({
      kind: 'list',
      label,
      length: rows.length,
      first: 0,
      at: (place) => {
        const source = rows[place]
        return source && rowOf(source)
      },
      see,
    }),
  )
  return (label: string, { rows, verbs }: Pick<FilteredListNow<Source>, 'rows' | 'verbs'>, ...given: Given) =>
    listOf(maker(...given), label, rows, verbs.see)
}
