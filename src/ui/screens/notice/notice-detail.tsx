import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { idFrom } from '#domain/id.ts'
import type { ActivityId, ReceivedNotice, ReceivedNoticeId } from '#domain/notices/notice.ts'
import { LargeTitlePage } from '#ui/app/large-title.tsx'
import { NotFound } from '#ui/app/not-found.tsx'
import { useDocumentTitle } from '#ui/app/page.tsx'
import { PanelFailure } from '#ui/app/panel.tsx'
import { titled } from '#ui/app/titles.ts'
import { IconButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Advertising } from '#ui/screens/advertising/advertising.tsx'
import { NoticeBody } from './notice-body.tsx'
import { NoticeHeader } from './notice-header.tsx'
import { NoticeSkeleton } from './notice-skeleton.tsx'
import { useNotice } from './use-notice.ts'
import * as css from './notice-detail.css.ts'

type Removing = (notice: { id: ReceivedNoticeId; activity: ActivityId | undefined }) => void

export type NoticeDetailProps = {
  readonly id: string
  /** The list stands beside it: the detail is a part of the page then, and not a page. */
  readonly isBeside: boolean
  readonly onRemove: Removing
}

/** One notice, whole (NOTICE-03, NOTICE-07 … NOTICE-09, NOTICE-12). */
const NoticeDetail = ({ id, isBeside, onRemove }: NoticeDetailProps) => {
  const known = idFrom<'ReceivedNotice'>(id)
  if (known === undefined) return isBeside ? <Lost /> : <NotFound />
  return <Reader key={known} id={known} isBeside={isBeside} onRemove={onRemove} />
}
export { NoticeDetail as default }

type ReaderProps = Omit<NoticeDetailProps, 'id'> & { readonly id: ReceivedNoticeId }

const Reader = ({ id, isBeside, onRemove }: ReaderProps) => {
  const { face, notice, failure, retry, ...errands } = useNotice(id)
  if (face === 'missing') return isBeside ? <Lost /> : <NotFound />
  const Frame = isBeside ? Pane : NoticePage
  return (
    <Frame notice={notice} onRemove={onRemove}>
      {notice ? (
        <>
          <NoticeBody notice={notice} errands={errands} />
          <Advertising page="notices" place="slot" noticeSend={id} />
        </>
      ) : face === 'failed' ? (
        <PanelFailure failure={failure} onRetry={retry} />
      ) : (
        <NoticeSkeleton />
      )}
    </Frame>
  )
}

type FrameProps = {
  readonly notice: ReceivedNotice | undefined
  readonly onRemove: Removing
  readonly children: ReactNode
}

const useTitle = (notice: ReceivedNotice | undefined): string => {
  const intl = useIntl()
  return notice === undefined ? intl.formatMessage({ id: 'notice.title' }) : titled(notice.title, intl)
}

const Bin = ({ notice, onRemove }: Omit<FrameProps, 'children'>) => {
  const intl = useIntl()
  return notice ? (
    <IconButton
      icon={Trash2}
      label={intl.formatMessage({ id: 'notice.delete' })}
      onPress={() => onRemove({ id: notice.id, activity: notice.sender.id })}
    />
  ) : null
}

/** The notice as a page of its own. */
const NoticePage = ({ notice, onRemove, children }: FrameProps) => (
  <LargeTitlePage
    title={useTitle(notice)}
    actions={<Bin notice={notice} onRemove={onRemove} />}
    isOpen={notice !== undefined}
  >
    {(heading) => (
      <article className={css.notice}>
        {notice ? <NoticeHeader notice={notice} heading={heading} /> : null}
        {children}
      </article>
    )}
  </LargeTitlePage>
)

/** The notice beside its list: a region named by its title, which takes the focus when it has come. */
const Pane = ({ notice, onRemove, children }: FrameProps) => {
  const titleId = useId()
  const title = useTitle(notice)
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  const isOpen = notice !== undefined
  useEffect(() => {
    if (isOpen && document.activeElement !== document.body) heading.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <section className={css.pane} {...(notice ? { 'aria-labelledby': titleId } : { 'aria-label': title })}>
      <article className={css.notice}>
        {notice ? (
          <NoticeHeader
            notice={notice}
            titleId={titleId}
            heading={heading}
            actions={<Bin notice={notice} onRemove={onRemove} />}
          />
        ) : null}
        {children}
      </article>
    </section>
  )
}

/** A notice that is not there, beside the list of those that are. */
const Lost = () => {
  const intl = useIntl()
  return (
    <section className={css.pane}>
      <EmptyState
        as="h2"
        drawing="search"
        title={intl.formatMessage({ id: 'notice.missing' })}
        text={intl.formatMessage({ id: 'notice.missingText' })}
      />
    </section>
  )
}
