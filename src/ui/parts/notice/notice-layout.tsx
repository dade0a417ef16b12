import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { LargeTitle, LargeTitlePage } from '#ui/layout/page/large-title.tsx'
import { LostPage } from '#ui/layout/page/lost-page.tsx'
import { useDocumentTitle } from '#ui/layout/page/page.tsx'
import { Avatar } from '#ui/components/avatar.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { RichTextView } from '#ui/components/rich-text-view.tsx'
import { useGiven } from '#ui/language/given.ts'
import { FailedLayout, AboveLayout } from '#ui/layout/parts.tsx'
import { Advertising } from '#ui/parts/advertising/advertising.tsx'
import { ReadAloud } from '#ui/parts/read-aloud/read-aloud.tsx'
import { PageFeedback } from '#ui/parts/page-feedback/page-feedback.tsx'
import { NoticeFiles } from './notice-files.tsx'
import { NoticeSkeleton } from './notice-skeleton.tsx'
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
        <Avatar name={logo.name} initials={logo.initials} src={logo.image} size={AVATAR} decorative />
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
      <ul className={css.tags} aria-label={tagsLabel}>
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
