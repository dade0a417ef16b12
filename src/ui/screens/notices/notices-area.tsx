import { lazy, Suspense, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useRoute, useSearch } from 'wouter'
import type { NoticeQuery } from '#domain/notices/notice-query.ts'
import { whenHistorySettled } from '#ui/app/dialog-history.ts'
import { ErrorBoundary } from '#ui/app/error-boundary.tsx'
import { useDocumentTitle } from '#ui/app/page.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { media } from '#ui/theme/theme.css.ts'
import { Advertising } from '#ui/screens/advertising/advertising.tsx'
import { NoticeListScreen } from './notice-list-screen.tsx'
import { noticeQueryFrom, noticeSearch, noticesHref } from './notice-query-url.ts'
import * as css from './notices-area.css.ts'
import { useMedia } from '#ui/app/use-media.ts'
import { useNoticeList, useNotices, useRemoval } from './use-notices.ts'

const NoticeDetail = lazy(() => import('#ui/screens/notice/notice-detail.tsx'))
const RemovalDialog = lazy(() => import('./removal-dialog.tsx'))

/** What the address asks for: one and the same value as long as it asks for the same. */
const useAskedFor = () => {
  const [, params] = useRoute(SCREENS.notice.path)
  const search = noticeSearch(noticeQueryFrom(useSearch()))
  return { open: params?.id, search, query: useMemo(() => noticeQueryFrom(search), [search]) }
}

/** The received notices: the list, and one of them open over it or, where there is room, beside it (NOTICE-01). */
const NoticesArea = () => {
  const [, navigate] = useLocation()
  const { open, search, query } = useAskedFor()
  const isWide = useMedia(media.desktop)
  const actor = useNotices(query)
  const list = useNoticeList(actor)
  const removal = useRemoval(actor)
  const isBehind = open !== undefined && !isWide
  const change = (asked: NoticeQuery) =>
    queueMicrotask(() => whenHistorySettled(() => navigate(noticesHref(asked, open), { replace: true })))
  return (
    <div className={css.area}>
      <div className={isBehind ? `${css.listPane} ${css.behind}` : css.listPane}>
        <NoticeListScreen list={list} query={query} search={search} open={open} isBehind={isBehind} onChange={change} />
      </div>
      {isWide ? <ListTitle key={open ?? ''} /> : null}
      {open === undefined ? (
        isWide ? (
          <Choosing isPossible={list.face === 'full'} />
        ) : null
      ) : (
        <div className={css.detailPane}>
          <ErrorBoundary resetBy={open}>
            <Suspense>
              <NoticeDetail
                id={open}
                isBeside={isWide}
                onRemove={(notice) => list.verbs.request({ kind: 'one', from: 'detail', ...notice })}
              />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      {removal.isOpen && removal.subject ? (
        <Suspense>
          <RemovalDialog
            removal={removal.subject}
            total={list.rows.length}
            isBusy={removal.isBusy}
            onConfirm={removal.confirm}
            onCancel={removal.cancel}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
export { NoticesArea as default }

/** The list's own name for the document, again each time another notice is open or none; an open one says its own after it. */
const ListTitle = () => {
  const intl = useIntl()
  useDocumentTitle(intl.formatMessage({ id: 'notices.title' }))
  return null
}

/** The place of an open notice while none is: it asks for one to be chosen once there are any. */
const Choosing = ({ isPossible }: { readonly isPossible: boolean }) => {
  const intl = useIntl()
  return (
    <div className={css.choosing}>
      {isPossible ? (
        <>
          <EmptyState
            drawing="bell"
            title={intl.formatMessage({ id: 'notices.choose' })}
            text={intl.formatMessage({ id: 'notices.chooseText' })}
          />
          <div className={css.beside}>
            <Advertising page="notices" place="large" />
          </div>
        </>
      ) : null}
    </div>
  )
}
