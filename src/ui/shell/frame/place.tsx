import { LogIn, UserPlus } from 'lucide-react'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { FailedLayout } from '#ui/layout/parts.tsx'
import { LostPage } from '#ui/layout/page/lost-page.tsx'
import { Page } from '#ui/layout/page/page.tsx'
import type { PlaceView } from './place-view.ts'
import * as css from './place.css.ts'

/** What is shown in place of a screen. */
export const Place = ({ view }: { readonly view: PlaceView }) => {
  switch (view.kind) {
    case 'waiting':
      return <Waiting title={view.title} />
    case 'invitation':
      return (
        <Page title={view.title}>
          <EmptyState
            drawing={view.sign}
            title={view.text}
            text={view.needs}
            action={
              <>
                <Button icon={LogIn} onPress={view.signIn.press}>
                  {view.signIn.label}
                </Button>
                <Button variant="secondary" icon={UserPlus} onPress={view.register.press}>
                  {view.register.label}
                </Button>
              </>
            }
          />
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
    <div className={css.waiting}>
      <Several count={3}>
        <Skeleton shape="card" height="5.5rem" />
      </Several>
    </div>
  </Page>
)
