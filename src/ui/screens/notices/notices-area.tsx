import { lazy, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useRoute, useSearch } from 'wouter'
import type { NoticeQuery } from '#domain/notices/notice-query.ts'
import { whenHistorySettled } from '#ui/app/dialog-history.ts'
import { ListAndDetail, useStanding } from '#ui/app/list-and-detail.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { useRemoval } from '#ui/app/use-removal.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Advertising } from '#ui/screens/advertising/advertising.tsx'
import { NoticeListScreen } from './notice-list-screen.tsx'
import { noticeQueryFrom, noticeSearch, noticesHref } from './notice-query-url.ts'
import * as css from './notices-area.css.ts'
import { useNoticeList, useNotices } from './use-notices.ts'

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
  const intl = useIntl()
  const [, navigate] = useLocation()
  const { open, search, query } = useAskedFor()
  const standing = useStanding(open)
  const actor = useNotices(query)
  const list = useNoticeList(actor)
  const removal = useRemoval(actor)
  const change = (asked: NoticeQuery) =>
    queueMicrotask(() => whenHistorySettled(() => navigate(noticesHref(asked, open), { replace: true })))
  return (
    <ListAndDetail
      standing={standing}
      title={intl.formatMessage({ id: 'notices.title' })}
      list={
        <NoticeListScreen
          list={list}
          query={query}
          search={search}
          open={open}
          isBehind={standing.isBehind}
          onChange={change}
        />
      }
      detail={
        open === undefined ? null : (
          <NoticeDetail
            id={open}
            isBeside={standing.isWide}
            onRemove={(notice) => list.verbs.request({ kind: 'one', from: 'detail', ...notice })}
          />
        )
      }
      choosing={list.face === 'full' ? <Choosing /> : null}
      question={
        removal.isOpen && removal.subject ? (
          <RemovalDialog
            removal={removal.subject}
            total={list.count}
            isBusy={removal.isBusy}
            onConfirm={removal.confirm}
            onCancel={removal.cancel}
          />
        ) : null
      }
    />
  )
}
export { NoticesArea as default }

/** A notice is to be chosen. */
const Choosing = () => {
  const intl = useIntl()
  return (
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
  )
}
