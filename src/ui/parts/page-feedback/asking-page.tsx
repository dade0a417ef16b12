import type { ReactNode } from 'react'
import { LargeTitlePage, type TitleReference } from '#ui/layout/page/large-title.tsx'
import type { PageProps } from '#ui/layout/page/page.tsx'
import { PagePanel, type PagePanelProps } from '#ui/layout/page/page-panel.tsx'
import type { PageView } from '#ui/view/page.ts'
import type { Asking } from './page-feedback-room.ts'
import { PageFeedback } from './page-feedback.tsx'

type PageLayoutProps<Content> = Pick<PageProps, 'width' | 'actions'> &
  Pick<PagePanelProps<Content>, 'className' | 'waiting'> & {
    readonly view: PageView<Content> & Asking
    /** Lays out the content; the heading names the page. */
    readonly children: (content: Content, heading: TitleReference) => ReactNode
  }

/** A page about one thing, titled with its name once it is loaded; at its foot it asks how clear it is. */
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
