import type { FilteredListNow } from '#application/kit/filtered-list-now.ts'
import { IDLE_FILTER_LENGTH } from '#domain/users/user-query.ts'
import { panelText } from '#ui/app/failure-texts.ts'
import type { Listing } from '#ui/app/shortfall-texts.ts'
import type { Empty, LongList, Row } from './lists.ts'
import { failedView, shortfallView, staleView } from './panels.ts'
import { action, type Failed, type Stale, type Waiting } from './parts.ts'
import { remembered } from '#application/kit/remembered.ts'
import { type SearchFieldView, searchFieldView } from './search-field.ts'
import { saidIn, type Speech } from './speech.ts'

/** A long list under a name of its own. */
export type NamedList<One extends Row> = LongList<One> & Readonly<{ label: string }>

/** A list that is filtered by what is typed and counted over all pages (ADMIN-02, TOPIC-13). */
export type FilteredListView<Content> = Readonly<{
  title: string
  /** What is asked for: another question is answered from its beginning. */
  sought: string
  filter: SearchFieldView
  /** How many there are over all pages; empty until that is known. */
  total: string
  /** Why what is typed does not filter yet. */
  tooShort: string | undefined
  /** What is to know about rows that are shown: they may be old, or some are missing (ERR-03, ERR-04). */
  note: Stale | Failed | undefined
  lacking: readonly string[]
  content: Content
}>

/** The rows of such a list, or what stands in their place. */
export type RowsView<One extends Row> = Waiting | Failed | Empty | NamedList<One>

/** As much of a filtered list as is told around its rows. */
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
  /** What is said when some rows could not be read. */
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
    filter: searchFieldView({ label: filter, value: typed, change: verbs.type, send: () => {} }, speech),
    total: face === 'full' || face === 'empty' ? total : '',
    tooShort: isTooShort ? speech.say('users.filterHint', { count: IDLE_FILTER_LENGTH + 1 }) : undefined,
    note: noteView(list, incomplete, speech),
    lacking: shortfallView(of, list.shortfall, speech),
    content: content(),
  }
}

/** The rows, or what stands in their place. */
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

/**
 * Makes the rows of a long list, each when it comes into sight, and remembers them, and the list, for as long as what
 * they are made of is the same.
 */
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
