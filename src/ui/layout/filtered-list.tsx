import type { LucideIcon } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import * as css from './lists/filtered-list.css.ts'
import { useTopOfNew } from './lists/use-list-focus.ts'
import * as missing from './reading/missing-rows.css.ts'
import { Page } from './page/page.tsx'
import type { FilteredListView, NamedList, RowsView } from '#ui/view/filtered-list.ts'
import type { Row } from '#ui/view/lists.ts'
import type { Failed, Stale } from '#ui/view/parts.ts'
import { EmptyLayout } from './empty.tsx'
import { AboveLayout, FailedLayout, LackingLayout } from './parts.tsx'
import { SearchFieldLayout } from './search-field.tsx'

/** A list and its scrolling element, for `useRowsInSight`. */
export type ListInSight<One extends Row> = Readonly<{
  rows: NamedList<One>
  scroller: RefObject<HTMLElement | null>
  above: RefObject<HTMLElement | null>
}>

export type FrameProps = {
  readonly view: FilteredListView<Readonly<{ kind: string }>>
  /** The other filters, and the sort order where no heading tells it. */
  readonly controls?: ReactNode
  /** The actions beside the total. */
  readonly action?: ReactNode
  /** Whether another page is open over it. */
  readonly isBehind?: boolean
  readonly scroller: RefObject<HTMLElement | null>
  /** The content above the rows, which scrolls with them. */
  readonly above: RefObject<HTMLDivElement | null>
  /** The rows, or their replacement. */
  readonly children: ReactNode
}

/** The page of a list with a text filter and a total over all pages (ADMIN-02, TOPIC-13). */
export const FilteredListFrame = (props: FrameProps) => {
  const { view, controls, action, isBehind = false, scroller, above, children } = props
  const field = useRef<HTMLInputElement>(null)
  useTopOfNew(scroller, view.sought)
  useFieldAfterNobody(field, view.content.kind)
  return (
    <Page title={view.title} width="own" scroller={scroller} isBehind={isBehind}>
      <div className={css.above} ref={above}>
        <div className={css.filter}>
          <SearchFieldLayout view={view.filter} name="filter" field={field} />
        </div>
        {controls}
        <div className={css.summary}>
          <output className={css.total}>
            {view.total}
            {view.tooShort === undefined ? null : <span className={css.hint}>{view.tooShort}</span>}
          </output>
          {action}
        </div>
        <Note view={view.note} />
        <LackingLayout lines={view.lacking} />
      </div>
      <div className={css.rows}>{children}</div>
      <div className={css.end} />
    </Page>
  )
}

type RowsProps<One extends Row> = Pick<FrameProps, 'scroller' | 'above'> & {
  readonly view: RowsView<One>
  /** The skeleton, of the same shape. */
  readonly waiting: ReactNode
  /** Of the way out of a list in which there is nothing, where it stands out. */
  readonly icon?: LucideIcon
  readonly children: (list: ListInSight<One>) => ReactNode
}

/** The rows of such a list, or their replacement. */
export const RowsLayout = <One extends Row>({ view, waiting, icon, children, ...places }: RowsProps<One>) => {
  switch (view.kind) {
    case 'waiting':
      return waiting
    case 'failed':
      return <FailedLayout view={view} />
    case 'empty':
      return <EmptyLayout view={view} drawing="search" {...(view.tone && icon && { icon })} />
    case 'list':
      return children({ rows: view, ...places })
    default:
      return view satisfies never
  }
}

const Note = ({ view }: { readonly view: Stale | Failed | undefined }) =>
  view?.kind === 'failed' ? (
    <div className={missing.missing}>
      <FailedLayout view={view} compact />
    </div>
  ) : (
    <AboveLayout view={view} />
  )

/** After the filter of an empty list is cleared, the focus moves to the filter: the pressed button has disappeared. */
const useFieldAfterNobody = (field: RefObject<HTMLInputElement | null>, content: string) => {
  const before = useRef(content)
  useEffect(() => {
    if (before.current === 'empty' && content !== 'empty' && document.activeElement === document.body)
      field.current?.focus()
    before.current = content
  }, [field, content])
}
