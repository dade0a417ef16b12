import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { DEFAULT_NOTICE_QUERY, type NoticeQuery } from '#domain/notices/notice-query.ts'
import { Page } from '#ui/app/page.tsx'
import { MissingRows } from '#ui/app/missing-rows.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { Lacking } from '#ui/app/shortfall.tsx'
import { Button, IconButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListRowSkeleton } from '#ui/components/list-row.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { Advertising } from '#ui/screens/advertising/advertising.tsx'
import { NoticeFilters } from './notice-filters.tsx'
import { NoticeList } from './notice-list.tsx'
import { isArranged, noticeSearch } from './notice-query-url.ts'
import * as css from './notices-area.css.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useEscape } from './use-escape.ts'
import { type NoticeListState, useTags } from './use-notices.ts'

const FilterSheet = lazy(() => import('./filter-sheet.tsx'))

type NoticeListScreenProps = {
  readonly list: NoticeListState
  readonly query: NoticeQuery
  readonly search: string
  readonly open: string | undefined
  readonly isBehind: boolean
  readonly onChange: (query: NoticeQuery) => void
}

/** The list of received notices, in each of its faces. */
export const NoticeListScreen = (props: NoticeListScreenProps) => {
  const { list, query, search, open, isBehind, onChange } = props
  const { face, isSelecting, selected, verbs } = list
  const intl = useIntl()
  const scroller = useRef<HTMLElement>(null)
  const above = useRef<HTMLDivElement>(null)
  const tags = useTags()
  const [isChoosing, setChoosing] = useState(false)
  useEscape(isSelecting, verbs.endSelection)
  useTopOfNew(scroller, search)
  useFocusOnReturn(scroller, open, isBehind)
  return (
    <Page
      title={intl.formatMessage({ id: 'notices.title' })}
      width="own"
      scroller={scroller}
      isBehind={isBehind}
      actions={
        <IconButton
          icon={ListChecks}
          label={intl.formatMessage({ id: 'notices.select' })}
          isPressed={isSelecting}
          isDisabled={face !== 'full'}
          onPress={isSelecting ? verbs.endSelection : verbs.startSelection}
        />
      }
    >
      {isSelecting ? (
        <SelectionBar
          count={selected.size}
          isAllSelected={list.isAllSelected}
          onToggleAll={verbs.toggleAll}
          onRemove={() => verbs.request({ kind: 'selected', ids: [...selected] })}
          onRemoveAll={() => verbs.request({ kind: 'all', filter: query.filter })}
          onEnd={verbs.endSelection}
        />
      ) : null}
      <div className={css.above} ref={above}>
        <NoticeFilters
          query={query}
          sender={list.sender}
          tag={tags.tags.find(({ id }) => id === query.filter.tag)?.name}
          onChange={onChange}
          onMore={() => setChoosing(true)}
        />
        <Notes list={list} />
        <Lacking of="notices" shortfall={list.shortfall} />
      </div>
      <Announced face={face} count={list.count} />
      <Content {...props} scroller={scroller} above={above} />
      {face === 'full' ? (
        <div className={css.advertising}>
          <Advertising page="notices" place="bottom" />
        </div>
      ) : null}
      <div className={isSelecting || list.isIncomplete ? css.endUnderBar : css.end} />
      {isChoosing ? (
        <Suspense>
          <FilterSheet
            query={query}
            tags={tags}
            onClose={(asked) => {
              setChoosing(false)
              if (noticeSearch(asked) !== search) setTimeout(() => onChange(asked))
            }}
          />
        </Suspense>
      ) : null}
    </Page>
  )
}

/** Another question is answered from its beginning. */
const useTopOfNew = (scroller: React.RefObject<HTMLElement | null>, search: string) => {
  const before = useRef(search)
  useEffect(() => {
    if (before.current !== search) scroller.current?.scrollTo({ top: 0 })
    before.current = search
  }, [scroller, search])
}

/** On small screens, back from a notice the focus is on its row again. */
const useFocusOnReturn = (
  scroller: React.RefObject<HTMLElement | null>,
  open: string | undefined,
  isBehind: boolean,
) => {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (isBehind) last.current = open
    else if (last.current !== undefined) {
      scroller.current?.querySelector<HTMLElement>(`a[href*="/${last.current}"]`)?.focus({ preventScroll: true })
      last.current = undefined
    }
  }, [scroller, open, isBehind])
}

/** What is to know about rows that are shown: they may be old, or some are missing (ERR-03, ERR-04). */
const Notes = ({ list: { isStale, isIncomplete, failure, verbs } }: { readonly list: NoticeListState }) => {
  const intl = useIntl()
  return isStale ? (
    <div className={css.notes}>
      <StaleBar failure={failure} onRetry={verbs.retry} />
    </div>
  ) : isIncomplete ? (
    <MissingRows title={intl.formatMessage({ id: 'notices.incomplete' })} failure={failure} onRetry={verbs.retry} />
  ) : null
}

const Announced = ({ face, count }: { readonly face: NoticeListState['face']; readonly count: number }) => {
  const intl = useIntl()
  return (
    <output>
      <VisuallyHidden>
        {face === 'full' || face === 'empty' ? intl.formatMessage({ id: 'notices.announced' }, { count }) : ''}
      </VisuallyHidden>
    </output>
  )
}

type ContentProps = NoticeListScreenProps & {
  readonly scroller: React.RefObject<HTMLElement | null>
  readonly above: React.RefObject<HTMLElement | null>
}

const Content = ({ list, query, search, open, onChange, scroller, above }: ContentProps) => {
  const { face, rows, failure, isSelecting, selected, verbs } = list
  switch (face) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return <PanelFailure failure={failure} onRetry={verbs.retry} />
    case 'empty':
      return <Nothing isNarrowed={isArranged(query)} onShowAll={() => onChange(DEFAULT_NOTICE_QUERY)} />
    case 'full':
      return (
        <NoticeList
          rows={rows}
          grouping={query.grouping}
          search={search}
          open={open}
          selected={isSelecting ? selected : undefined}
          scroller={scroller}
          above={above}
          verbs={verbs}
          onSeen={verbs.see}
        />
      )
    default:
      return face satisfies never
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

type NothingProps = { readonly isNarrowed: boolean; readonly onShowAll: () => void }

const Nothing = ({ isNarrowed, onShowAll }: NothingProps) => {
  const intl = useIntl()
  return isNarrowed ? (
    <EmptyState
      drawing="bell"
      title={intl.formatMessage({ id: 'notices.emptyFiltered' })}
      text={intl.formatMessage({ id: 'notices.emptyFilteredText' })}
      action={
        <Button variant="secondary" onPress={onShowAll}>
          {intl.formatMessage({ id: 'notices.showAll' })}
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing="bell"
      title={intl.formatMessage({ id: 'notices.empty' })}
      text={intl.formatMessage({ id: 'notices.emptyText' })}
    />
  )
}
