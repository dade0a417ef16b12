import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { NotFound } from './not-found.tsx'
import { Page } from './page.tsx'
import { PanelFailure } from '#ui/app/reading/panel.tsx'
import { useSession } from '#ui/app/piazza-context.tsx'
import type { Access } from '#ui/app/screens.ts'
import { verdictOf } from '#ui/app/verdict.ts'

/** Shows a screen to those it is for; waits until the stored session is reloaded (SHELL-19), and invites the anonymous to sign in. */
export const Guard = ({
  access,
  title,
  children,
}: {
  readonly access: Access
  readonly title: string
  readonly children: ReactNode
}) => {
  const session = useSession()
  const verdict = verdictOf(access, session)
  switch (verdict) {
    case 'admit':
      return children
    case 'unknown':
      return (
        <Page title={title}>
          <PanelFailure failure={session.userFailure} onRetry={session.readUser} />
        </Page>
      )
    case 'refuse':
      return <NotFound />
    case 'invite':
      return <Invitation title={title} />
    case 'wait':
      return <Waiting title={title} />
    default:
      return verdict satisfies never
  }
}

/** The place of a screen that is on its way, under its own name. */
export const Waiting = ({ title }: { readonly title: string }) => (
  <Page title={title}>
    <Skeleton height={88} />
    <Skeleton height={88} />
    <Skeleton height={88} />
  </Page>
)

/** The place of a guarded screen while the login-required dialog is over it (SHELL-13). */
const Invitation = ({ title }: { readonly title: string }) => {
  const intl = useIntl()
  return (
    <Page title={title}>
      <p>{intl.formatMessage({ id: 'signIn.requiredText' })}</p>
    </Page>
  )
}
