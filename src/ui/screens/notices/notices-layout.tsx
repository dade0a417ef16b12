import { ClipboardList, type LucideIcon, SlidersHorizontal, TriangleAlert, X } from 'lucide-react'
import { memo, type RefObject } from 'react'
import { lazy } from '#ui/components/lazy.tsx'
import { LateQuestion } from '#ui/layout/late-question.tsx'
import { ListAndDetail, useStanding } from '#ui/layout/page/list-and-detail.tsx'
import { useListPlaces, useTopOfNew } from '#ui/layout/lists/use-list-focus.ts'
import { missing } from '#ui/layout/reading/missing-rows.css.ts'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Chip, ChipGroup } from '#ui/components/chip.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListRowSkeleton } from '#ui/components/list-row.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { AboveLayout, FailedLayout, LackingLayout } from '#ui/layout/parts.tsx'
import { SelectableListPage } from '#ui/layout/selectable-list.tsx'
import { Advertising } from '#ui/parts/advertising/advertising.tsx'
import { NoticeList } from './notice-list.tsx'
import type { NoticeListView, NoticesView } from './notices-view.ts'
import * as css from './notices.css.ts'

const FilterSheet = lazy(() => import('./filter-sheet.tsx'))
const NoticeDetail = lazy(() => import('#ui/parts/notice/notice-layout.tsx'))
export const early = { notice: NoticeDetail.fetch }

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
      question={<LateQuestion view={question} />}
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
  const { selection, filters, note, lacking, content, advertising, dialog } = view
  const { scroller, above } = useListPlaces()
  useTopOfNew(scroller, view.key)
  return (
    <SelectableListPage
      view={view}
      scroller={scroller}
      open={open}
      isBehind={isBehind}
      isCovered={note?.kind === 'failed'}
    >
      <div className={css.above} ref={above}>
        <Filters view={filters} />
        <Note view={note} />
        <LackingLayout lines={lacking} />
      </div>
      <Content view={content} isSelecting={selection !== undefined} scroller={scroller} above={above} />
      {advertising ? (
        <div className={css.advertising}>
          <Advertising view={advertising} />
        </div>
      ) : null}
      {dialog ? <FilterSheet view={dialog} /> : null}
    </SelectableListPage>
  )
})

const SIGNS: Readonly<Record<'survey' | 'works', LucideIcon>> = { survey: ClipboardList, works: TriangleAlert }

/** The most used filters on one line; a button opens the others. */
const Filters = ({ view }: { readonly view: NoticeListView['filters'] }) => (
  <div className={css.filters}>
    <div className={css.chips}>
      <ChipGroup label={view.label}>
        {view.narrowings.map(({ key, name, label, isOn, flip }) => (
          <Chip key={key} isSelected={isOn} icon={X} onPress={flip}>
            <span aria-hidden>{name}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Chip>
        ))}
        {view.chips.map(({ key, label, isOn, sign, count, flip }) => (
          <Chip key={key} isSelected={isOn} count={count} icon={sign && SIGNS[sign]} onPress={flip}>
            {label}
          </Chip>
        ))}
      </ChipGroup>
    </div>
    <IconButton
      icon={SlidersHorizontal}
      label={view.more.label}
      badge={view.isArranged ? <span className={css.dot} /> : undefined}
      onPress={view.more.press}
    />
  </div>
)

const Note = ({ view }: { readonly view: NoticeListView['note'] }) =>
  view && (
    <div className={view.kind === 'stale' ? css.notes : missing}>
      {view.kind === 'stale' ? <AboveLayout view={view} /> : <FailedLayout view={view} compact />}
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
        <Several count={8}>
          <ListRowSkeleton />
        </Several>
      </Card>
    </div>
  </Loading>
)
