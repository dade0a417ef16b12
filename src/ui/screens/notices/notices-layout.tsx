import { ListChecks } from 'lucide-react'
import { memo, type RefObject, Suspense, useEffect, useRef } from 'react'
import { lazy } from '#ui/components/lazy.tsx'
import { ListAndDetail, useStanding } from '#ui/app/frame/list-and-detail.tsx'
import { missing } from '#ui/app/reading/missing-rows.css.ts'
import { Page } from '#ui/app/frame/page.tsx'
import { Loading } from '#ui/app/reading/panel.tsx'
import * as lackingCss from '#ui/app/reading/shortfall.css.ts'
import { IconButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListRowSkeleton } from '#ui/components/list-row.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { FailedLayout, StaleLayout } from '#ui/layout/parts.tsx'
import * as barCss from '#ui/layout/selection-bar.css.ts'
import { SelectionLayout } from '#ui/layout/selection-bar.tsx'
import { useEscape } from '#ui/layout/use-escape.ts'
import { Advertising } from '#ui/parts/advertising/advertising.tsx'
import { NoticeFilters } from './notice-filters.tsx'
import { NoticeList } from './notice-list.tsx'
import type { NoticeListView, NoticesView } from './notices-view.ts'
import * as css from './notices-area.css.ts'

const FilterSheet = lazy(() => import('./filter-sheet.tsx'))
const NoticeDetail = lazy(() => import('#ui/parts/notice/notice-layout.tsx'))
const Question = lazy(async () => ({ default: (await import('#ui/layout/question.tsx')).QuestionLayout }))

/** The received notices: the list, and one of them open over it or, where there is room, beside it (NOTICE-01). */
const NoticesLayout = ({ view: { title, list, detail, beside, question } }: { readonly view: NoticesView }) => {
  const standing = useStanding(detail?.key)
  return (
    <ListAndDetail
      standing={standing}
      title={title}
      list={<List view={list} open={detail?.key} isBehind={standing.isBehind} />}
      detail={detail ? <NoticeDetail key={detail.key} view={detail} isBeside={standing.isWide} /> : null}
      choosing={
        beside ? (
          <>
            <EmptyState drawing="bell" title={beside.title} text={beside.text} />
            <div className={css.beside}>
              <Advertising view={beside.advertising} />
            </div>
          </>
        ) : null
      }
      question={question ? <Question view={question} /> : null}
    />
  )
}
export { NoticesLayout as default }

type ListProps = {
  readonly view: NoticeListView
  /** The open notice, by the key of its view. */
  readonly open: string | undefined
  readonly isBehind: boolean
}

/** The list of received notices, in each of its states. Memoised by its view. */
const List = memo(({ view, open, isBehind }: ListProps) => {
  const { title, select, selection, filters, note, lacking, announced, content, advertising, dialog } = view
  const scroller = useRef<HTMLElement>(null)
  const above = useRef<HTMLDivElement>(null)
  const isSelecting = selection !== undefined
  useEscape(isSelecting, select.flip)
  useTopOfNew(scroller, view.key)
  useFocusOnReturn(scroller, open, isBehind)
  return (
    <Page
      title={title}
      width="own"
      scroller={scroller}
      isBehind={isBehind}
      actions={
        <IconButton
          icon={ListChecks}
          label={select.label}
          isPressed={select.isOn}
          isDisabled={select.isDisabled}
          onPress={select.flip}
        />
      }
    >
      {selection ? <SelectionLayout view={selection} /> : null}
      <div className={css.above} ref={above}>
        <NoticeFilters view={filters} />
        <Note view={note} />
        {lacking.map((line) => (
          <p key={line} className={lackingCss.line}>
            {line}
          </p>
        ))}
      </div>
      <output>
        <VisuallyHidden>{announced}</VisuallyHidden>
      </output>
      <Content view={content} isSelecting={isSelecting} scroller={scroller} above={above} />
      {advertising ? (
        <div className={css.advertising}>
          <Advertising view={advertising} />
        </div>
      ) : null}
      <div className={isSelecting || note?.kind === 'failed' ? barCss.endUnderBar : barCss.end} />
      {dialog ? (
        <Suspense>
          <FilterSheet view={dialog} />
        </Suspense>
      ) : null}
    </Page>
  )
})

/** A new query starts at the top. */
const useTopOfNew = (scroller: RefObject<HTMLElement | null>, question: string) => {
  const before = useRef(question)
  useEffect(() => {
    if (before.current !== question) scroller.current?.scrollTo({ top: 0 })
    before.current = question
  }, [scroller, question])
}

/** On small screens, after a return from a notice, its row has the focus. */
const useFocusOnReturn = (scroller: RefObject<HTMLElement | null>, open: string | undefined, isBehind: boolean) => {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (isBehind) last.current = open
    else if (last.current !== undefined) {
      scroller.current?.querySelector<HTMLElement>(`a[href*="/${last.current}"]`)?.focus({ preventScroll: true })
      last.current = undefined
    }
  }, [scroller, open, isBehind])
}

const Note = ({ view }: { readonly view: NoticeListView['note'] }) =>
  view && (
    <div className={view.kind === 'stale' ? css.notes : missing}>
      {view.kind === 'stale' ? <StaleLayout view={view} /> : <FailedLayout view={view} compact />}
    </div>
  )

type ContentProps = {
  readonly view: NoticeListView['content']
  readonly isSelecting: boolean
  readonly scroller: RefObject<HTMLElement | null>
  readonly above: RefObject<HTMLElement | null>
}

const Content = ({ view, isSelecting, scroller, above }: ContentProps) => {
  switch (view.kind) {
    case 'waiting':
      return <Waiting />
    case 'failed':
      return <FailedLayout view={view} />
    case 'empty':
      return <EmptyLayout view={view} drawing="bell" />
    case 'list':
      return <NoticeList view={view} isSelecting={isSelecting} scroller={scroller} above={above} />
    default:
      return view satisfies never
  }
}

const Waiting = () => (
  <Loading>
    <div className={css.waiting}>
      <div className={css.waitingHeader}>
        <Skeleton width={72} />
      </div>
      <Card inside="flush">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
          <ListRowSkeleton key={key} />
        ))}
      </Card>
    </div>
  </Loading>
)
