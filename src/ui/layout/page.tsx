import type { ReactNode } from 'react'
import { LargeTitlePage, type TitleReference } from '#ui/app/frame/large-title.tsx'
import type { PageProps } from '#ui/app/frame/page.tsx'
import { Loading } from '#ui/app/reading/panel.tsx'
import { PageFeedback } from '#ui/parts/page-feedback/page-feedback.tsx'
import type { Asking } from '#ui/parts/page-feedback/page-feedback-room.ts'
import type { PageView } from '#ui/view/page.ts'
import type { Panel } from '#ui/view/parts.ts'
import { FailedLayout, AboveLayout } from './parts.tsx'

type Frame = {
  /** The element that contains the parts of the page. */
  readonly className: string
  /** The skeleton, of the same shape. */
  readonly waiting: ReactNode
}

type PagePanelProps<Content> = Frame & {
  readonly panel: Panel<Content>
  readonly children: (content: Content) => ReactNode
}

/** The content of a page and its loading state. */
export const PagePanel = <Content,>({ panel, className, waiting, children }: PagePanelProps<Content>) =>
  panel.kind === 'waiting' ? (
    <Loading>{waiting}</Loading>
  ) : panel.kind === 'failed' ? (
    <FailedLayout view={panel} />
  ) : (
    <div className={className}>
      <AboveLayout view={panel.above} />
      {children(panel.content)}
    </div>
  )

type PageLayoutProps<Content> = Pick<PageProps, 'width' | 'actions'> &
  Frame & {
    readonly view: PageView<Content> & Asking
    /** Lays out the content; the heading names the page. */
    readonly children: (content: Content, heading: TitleReference) => ReactNode
  }

/** A page about one thing, titled with its name once it is loaded. */
export const PageLayout = <Content,>(props: PageLayoutProps<Content>) => {
  const { view, className, waiting, children, ...page } = props
  return (
    <LargeTitlePage title={view.title} isOpen={view.panel.kind === 'ready'} {...page}>
      {(heading) => (
        <PagePanel panel={view.panel} className={className} waiting={waiting}>
          {(content) => (
            <>
              {children(content, heading)}
              <PageFeedback view={view.feedback} />
            </>
          )}
        </PagePanel>
      )}
    </LargeTitlePage>
  )
}
