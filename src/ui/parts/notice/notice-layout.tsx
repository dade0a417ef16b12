import { Download, FileText, Mail, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { LargeTitle, LargeTitlePage } from '#ui/layout/page/large-title.tsx'
import { LostPage } from '#ui/layout/page/lost-page.tsx'
import { useDocumentTitle } from '#ui/layout/page/page.tsx'
import { Avatar } from '#ui/components/avatar.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { RichTextView } from '#ui/components/rich-text-view.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { useGiven } from '#ui/language/given.ts'
import { AboveLayout, ActionButton, FailedLayout } from '#ui/layout/parts.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { Advertising } from '#ui/parts/advertising/advertising.tsx'
import { ReadAloud } from '#ui/parts/read-aloud/read-aloud.tsx'
import { PageFeedback } from '#ui/parts/page-feedback/page-feedback.tsx'
import type { NoticeBodyView, NoticeHeaderView, NoticeView } from './notice-view.ts'
import { TEMPLATE_LOOKS } from './template-looks.ts'
import { TemplateLayout } from './templates.tsx'
import * as css from './notice-detail.css.ts'

type NoticeLayoutProps = {
  readonly view: NoticeView
  /** The list is beside it: then the notice is a part of the page, and not a page. */
  readonly isBeside: boolean
}

/** One notice, whole (NOTICE-03, NOTICE-07 … NOTICE-09, NOTICE-12). */
const NoticeLayout = ({ view, isBeside }: NoticeLayoutProps) => {
  if (view.kind === 'notFound') return isBeside ? <Lost view={view.beside} /> : <LostPage view={view} />
  const { title, content } = view
  const Frame = isBeside ? Pane : NoticePage
  return (
    <Frame title={title} header={content.kind === 'notice' ? content.header : undefined}>
      {content.kind === 'notice' ? (
        <Body view={content} />
      ) : content.kind === 'failed' ? (
        <FailedLayout view={content} />
      ) : (
        <NoticeSkeleton />
      )}
    </Frame>
  )
}
export { NoticeLayout as default }

const Body = ({
  view: { above, readAloud, body, template, files, foot, advertising, feedback },
}: {
  readonly view: NoticeBodyView
}) => (
  <>
    <AboveLayout view={above} />
    <ReadAloud part={readAloud} />
    {body ? <RichTextView html={body.html} /> : null}
    <TemplateLayout view={template} />
    {files ? <NoticeFiles view={files} /> : null}
    {foot === undefined ? null : <p className={css.foot}>{foot}</p>}
    <Advertising view={advertising} />
    <PageFeedback view={feedback} />
  </>
)

type FrameProps = {
  readonly title: string
  /** Undefined until the notice is there. */
  readonly header: NoticeHeaderView | undefined
  readonly children: ReactNode
}

const Bin = ({ view: { label, press } }: { readonly view: NoticeHeaderView['remove'] }) => (
  <IconButton icon={Trash2} label={label} onPress={press} />
)

/** The notice as a page. */
const NoticePage = ({ title, header, children }: FrameProps) => (
  <LargeTitlePage title={title} actions={header ? <Bin view={header.remove} /> : null} isOpen={header !== undefined}>
    {(heading) => (
      <article className={css.notice}>
        {header ? (
          <Header
            view={header}
            title={
              <LargeTitle className={css.title} reference={heading}>
                {header.title}
              </LargeTitle>
            }
          />
        ) : null}
        {children}
      </article>
    )}
  </LargeTitlePage>
)

/** The notice beside its list: a region named by its title, which receives the focus when it opens. */
const Pane = ({ title, header, children }: FrameProps) => {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const given = useGiven()
  useDocumentTitle(title)
  const isOpen = header !== undefined
  useEffect(() => {
    if (isOpen && document.activeElement !== document.body) heading.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <section className={css.pane} {...(isOpen ? { 'aria-labelledby': titleId } : { 'aria-label': title })}>
      <article className={css.notice}>
        {header ? (
          <Header
            view={header}
            title={
              <h2 className={css.title} id={titleId} ref={heading} tabIndex={-1} {...given}>
                {header.title}
              </h2>
            }
            actions={<Bin view={header.remove} />}
          />
        ) : null}
        {children}
      </article>
    </section>
  )
}

/** A notice that does not exist, beside the list. */
const Lost = ({ view: { title, text } }: { readonly view: Extract<NoticeView, { kind: 'notFound' }>['beside'] }) => (
  <section className={css.pane}>
    <EmptyState as="h2" drawing="search" title={title} text={text} />
  </section>
)

const AVATAR = 52

type HeaderProps = {
  readonly view: NoticeHeaderView
  readonly title: ReactNode
  /** The actions of the notice, where no top bar has them. */
  readonly actions?: ReactNode
}

/** Sender, time, title and kind. */
const Header = ({ view, title, actions }: HeaderProps) => {
  const { sender, logo, received, sign, tags, tagsLabel } = view
  return (
    <header className={css.header}>
      <div className={css.heading}>
        <Avatar {...logo} size={AVATAR} />
        <div className={css.words}>
          <p className={css.sender}>
            <bdi>{sender}</bdi>
            {received === undefined ? null : (
              <>
                {' · '}
                <time className={css.when} dateTime={received.day}>
                  {received.words}
                </time>
              </>
            )}
          </p>
          {title}
        </div>
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </div>
      <ul {...LIST} className={css.tags} aria-label={tagsLabel}>
        {tags.map(({ key, words }) => (
          <li key={key}>
            {key === sign ? (
              <TagChip tone={sign === 'works' ? 'warm' : 'info'} icon={TEMPLATE_LOOKS[sign]}>
                {words}
              </TagChip>
            ) : (
              <TagChip>{words}</TagChip>
            )}
          </li>
        ))}
      </ul>
    </header>
  )
}

/** The files of a notice: each is downloaded or sent by e-mail (NOTICE-08). */
const NoticeFiles = ({ view: { title, rows } }: { readonly view: NonNullable<NoticeBodyView['files']> }) => {
  const titleId = useId()
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h3 className={css.sectionTitle} id={titleId}>
        {title}
      </h3>
      <Card as="ul" inside="flush">
        {rows.map(({ key, name, download, mail }) => (
          <li key={key} className={css.file}>
            <FileText size={24} className={css.fileSign} aria-hidden />
            <bdi className={css.fileName}>{name}</bdi>
            <span className={css.fileButtons}>
              <ActionButton variant="secondary" icon={Download} action={download} />
              <ActionButton variant="secondary" icon={Mail} action={mail} />
            </span>
          </li>
        ))}
      </Card>
    </section>
  )
}

/** The skeleton of a notice: sender, title, tags and text, each of its size. */
const NoticeSkeleton = () => (
  <Loading>
    <div className={css.notice}>
      <div className={css.header}>
        <div className={css.heading}>
          <Skeleton shape="block" width={AVATAR} height={AVATAR} />
          <div className={css.words}>
            <Skeleton width="45%" />
            <Skeleton width="80%" height="1.75rem" />
          </div>
        </div>
        <div className={css.tags}>
          <Skeleton shape="card" width={120} height="1.75rem" />
          <Skeleton shape="card" width={88} height="1.75rem" />
        </div>
      </div>
      <div className={css.bones}>
        <Skeleton />
        <Skeleton width="94%" />
        <Skeleton width="97%" />
        <Skeleton width="62%" />
      </div>
      <Skeleton shape="card" height={160} />
    </div>
  </Loading>
)
