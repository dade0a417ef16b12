import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Shortfall } from '#application/kit/list-rows.ts'
import { IDLE_FILTER_LENGTH } from '#domain/users/user-query.ts'
import { SearchField } from '#ui/components/search-field.tsx'
import type { AnyFailure } from './failure-texts.ts'
import * as css from './filtered-list.css.ts'
import { MissingRows } from './missing-rows.tsx'
import { Page } from './page.tsx'
import { StaleBar } from './panel.tsx'
import type { Listing } from './shortfall-texts.ts'
import { Lacking } from './shortfall.tsx'

/** A list that a typed text filters, as its page needs it. */
export type FilteredListState = Readonly<{
  face: 'loading' | 'failed' | 'missing' | 'empty' | 'full'
  typed: string
  isTooShort: boolean
  shortfall: Shortfall
  isStale: boolean
  isIncomplete: boolean
  failure: AnyFailure | undefined
  verbs: Readonly<{ type: (text: string) => void; retry: () => void }>
}>

type FilteredListProps = {
  readonly title: string
  readonly filterLabel: string
  readonly list: FilteredListState
  /** How many there are over all pages, in words. */
  readonly total: string
  /** What it is a list of. */
  readonly of: Listing
  /** What is said when some rows could not be read. */
  readonly incomplete: string
  /** What is asked for: another question is answered from its beginning. */
  readonly question: string
  /** How the rows are sorted, where no heading says it. */
  readonly order?: ReactNode
  /** What can be done beside the total. */
  readonly action?: ReactNode
  /** Under another page that is open over it. */
  readonly isBehind?: boolean
  readonly scroller: RefObject<HTMLElement | null>
  readonly above: RefObject<HTMLDivElement | null>
  /** The rows, or what stands in their place. */
  readonly children: ReactNode
}

/** The page of people that are filtered by what is typed and counted over all pages (ADMIN-02, TOPIC-13). */
export const FilteredList = (props: FilteredListProps) => {
  const { title, filterLabel, list, question, order, action, isBehind = false, scroller, above, children } = props
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  useTopOfNew(scroller, question)
  useFieldAfterNobody(field, list.face)
  return (
    <Page title={title} width="own" scroller={scroller} isBehind={isBehind}>
      <div className={css.above} ref={above}>
        <div className={css.filter}>
          <SearchField
            label={filterLabel}
            clearLabel={intl.formatMessage({ id: 'action.clear' })}
            name="filter"
            value={list.typed}
            onChange={list.verbs.type}
            field={field}
          />
        </div>
        {order}
        <div className={css.summary}>
          <Total list={list} total={props.total} />
          {action}
        </div>
        <Notes list={list} incomplete={props.incomplete} />
        <Lacking of={props.of} shortfall={list.shortfall} />
      </div>
      <div className={css.rows}>{children}</div>
      <div className={css.end} />
    </Page>
  )
}

const useTopOfNew = (scroller: RefObject<HTMLElement | null>, question: string) => {
  const before = useRef(question)
  useEffect(() => {
    if (before.current !== question) scroller.current?.scrollTo({ top: 0 })
    before.current = question
  }, [scroller, question])
}

/** Who asks for everyone where nobody was found goes on where they type: what they pressed has gone. */
const useFieldAfterNobody = (field: RefObject<HTMLInputElement | null>, face: FilteredListState['face']) => {
  const before = useRef(face)
  useEffect(() => {
    if (before.current === 'empty' && face !== 'empty' && document.activeElement === document.body)
      field.current?.focus()
    before.current = face
  }, [field, face])
}

/** How many there are over all pages, or why what is typed does not filter yet. */
const Total = ({ list: { face, isTooShort }, total }: Pick<FilteredListProps, 'list' | 'total'>) => {
  const intl = useIntl()
  return (
    <output className={css.total}>
      {face === 'full' || face === 'empty' ? total : ''}
      {isTooShort ? (
        <span className={css.hint}>
          {intl.formatMessage({ id: 'users.filterHint' }, { count: IDLE_FILTER_LENGTH + 1 })}
        </span>
      ) : null}
    </output>
  )
}

/** What is to know about rows that are shown: they may be old, or some are missing (ERR-03, ERR-04). */
const Notes = ({ list, incomplete }: Pick<FilteredListProps, 'list' | 'incomplete'>) => {
  const { isStale, isIncomplete, failure, verbs } = list
  return isStale ? (
    <StaleBar failure={failure} onRetry={verbs.retry} />
  ) : isIncomplete ? (
    <MissingRows title={incomplete} failure={failure} onRetry={verbs.retry} />
  ) : null
}
