import { Skeleton } from '#ui/components/skeleton.tsx'
import { FailedLayout } from '#ui/layout/parts.tsx'
import { LostPage } from './lost-page.tsx'
import { Page } from './page.tsx'
import type { PlaceView } from './place-view.ts'

/** What is shown in place of a screen. */
export const Place = ({ view }: { readonly view: PlaceView }) => {
  switch (view.kind) {
    case 'waiting':
      return <Waiting title={view.title} />
    case 'invitation':
      return (
        <Page title={view.title}>
          <p>{view.text}</p>
        </Page>
      )
    case 'unknown':
      return (
        <Page title={view.title}>
          <FailedLayout view={view.failed} />
        </Page>
      )
    default:
      return <LostPage view={view} />
  }
}

/** The place of a screen that is loading, under its own title. */
const Waiting = ({ title }: { readonly title: string }) => (
  <Page title={title}>
    <Skeleton height={88} />
    <Skeleton height={88} />
    <Skeleton height={88} />
  </Page>
)
