import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import * as css from '#ui/app/filtered-list.css.ts'
import * as missing from '#ui/app/missing-rows.css.ts'
import { Page } from '#ui/app/page.tsx'
import * as shortfall from '#ui/app/shortfall.css.ts'
import { FailureState } from '#ui/components/failure-state.tsx'
import type { FilteredListView, NamedList, RowsView } from '#ui/view/filtered-list.ts'
import type { Row } from '#ui/view/lists.ts'
import type { Failed, Stale } from '#ui/view/parts.ts'
import { EmptyLayout } from './empty.tsx'
import { FailedLayout, StaleLayout } from './parts.tsx'
import { SearchFieldLayout } from './search-field.tsx'

/** A list and what scrolls it, as `useRowsInSight` wants them. */
export type ListInSight<One extends Row> = Readonly<{
  list: Readonly<{
    rows: NamedList<One>
    verbs: Readonly<{ see: (sight: Readonly<{ first: number; last: number }>) => void }>
  }>
  scroller: RefObject<HTMLElement | null>
  above: RefObject<HTMLElement | null>
}>

export type FrameProps = {
  readonly view: FilteredListView<Readonly<{ kind: string }>>
  /** How the rows are sorted, where no heading says it. */
  readonly order?: ReactNode
  /** What can be done beside the total. */
  readonly action?: ReactNode
  /** Under another page that is open over it. */
  readonly isBehind?: boolean
  readonly scroller: RefObject<HTMLElement | null>
  /** What stands above the rows and scrolls with them. */
  readonly above: RefObject<HTMLDivElement | null>
  /** The rows, or what stands in their place. */
  readonly children: ReactNode
}

/** The page of a list that is filtered by what is typed and counted over all pages (ADMIN-02, TOPIC-13). */
export const FilteredListFrame = (props: FrameProps) => {
  const { view, order, action, isBehind = false, scroller, above, children } = props
  const field = useRef<HTMLInputElement>(null)
  useTopOfNew(scroller, view.sought)
  useFieldAfterNobody(field, view.content.kind)
  return (
    <Page title={view.title} width="own" scroller={scroller} isBehind={isBehind}>
      <div className={css.above} ref={above}>
        <div className={css.filter}>
          <SearchFieldLayout view={view.filter} name="filter" field={field} />
        </div>
        {order}
        <div className={css.summary}>
          <output className={css.total}>
            {view.total}
            {view.tooShort === undefined ? null : <span className={css.hint}>{view.tooShort}</span>}
          </output>
          {action}
        </div>
        <Note view={view.note} />
        {view.lacking.map((line) => (
          <p key={line} className={shortfall.line}>
            {line}
          </p>
        ))}
      </div>
      <div className={css.rows}>{children}</div>
      <div className={css.end} />
    </Page>
  )
}

type RowsProps<One extends Row> = Pick<FrameProps, 'scroller' | 'above'> & {
  readonly view: RowsView<One>
  /** What stands there meanwhile, of the same shape. */
  readonly waiting: ReactNode
  readonly children: (list: ListInSight<One>) => ReactNode
}

/** The rows of such a list, or what stands in their place. */
export const RowsLayout = <One extends Row>({ view, waiting, ...rest }: RowsProps<One>) => {
  switch (view.kind) {
    case 'waiting':
      return waiting
    case 'failed':
      return <FailedLayout view={view} />
    case 'empty':
      return <EmptyLayout view={view} drawing="search" />
    case 'list':
      return <InSight rows={view} {...rest} />
    default:
      return view satisfies never
  }
}

type InSightProps<One extends Row> = Pick<ListInSight<One>, 'scroller' | 'above'> &
  Pick<RowsProps<One>, 'children'> & { readonly rows: NamedList<One> }

const InSight = <One extends Row>({ rows, children, ...around }: InSightProps<One>) => {
  const { see } = rows
  const verbs = useMemo(() => ({ see: ({ first, last }: { first: number; last: number }) => see(first, last) }), [see])
  return children({ list: { rows, verbs }, ...around })
}

const Note = ({ view }: { readonly view: Stale | Failed | undefined }) =>
  view?.kind === 'failed' ? (
    <div className={missing.missing}>
      <FailureState
        compact
        title={view.title}
        text={view.text}
        onRetry={view.retry.press}
        retryLabel={view.retry.label}
      />
    </div>
  ) : (
    <StaleLayout view={view} />
  )

const useTopOfNew = (scroller: RefObject<HTMLElement | null>, question: string) => {
  const before = useRef(question)
  useEffect(() => {
    if (before.current !== question) scroller.current?.scrollTo({ top: 0 })
    before.current = question
  }, [scroller, question])
}

/** Who asks for everyone where nobody was found goes on where they type: what they pressed has gone. */
const useFieldAfterNobody = (field: RefObject<HTMLInputElement | null>, content: string) => {
  const before = useRef(content)
  useEffect(() => {
    if (before.current === 'empty' && content !== 'empty' && document.activeElement === document.body)
      field.current?.focus()
    before.current = content
  }, [field, content])
}
