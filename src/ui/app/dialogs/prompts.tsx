import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import { LateBoundary } from '#ui/app/reading/late-boundary.tsx'
import { useSession } from '#ui/app/piazza-context.tsx'
import { leadsToSignIn } from '#ui/app/screens.ts'

const ConfirmDialog = lazy(() =>
  import('#ui/components/confirm-dialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)

/** The two questions that may come up on any screen: to sign in (SHELL-13), and whether to sign out (SHELL-08). */
export const Prompts = () => {
  const { isInvited, isConfirmingSignOut } = useSession()
  const [path] = useLocation()
  return (
    <LateBoundary>
      <Suspense>
        {isInvited && !leadsToSignIn(path) ? <SignInPrompt /> : null}
        {isConfirmingSignOut ? <SignOutPrompt /> : null}
      </Suspense>
    </LateBoundary>
  )
}

const SignInPrompt = () => {
  const intl = useIntl()
  const { declineInvitation, acceptInvitation } = useSession()
  useBackCloses(true, declineInvitation)
  return (
    <ConfirmDialog
      isOpen
      title={intl.formatMessage({ id: 'signIn.required' })}
      text={intl.formatMessage({ id: 'signIn.requiredText' })}
      confirmLabel={intl.formatMessage({ id: 'signIn.requiredAction' })}
      cancelLabel={intl.formatMessage({ id: 'action.cancel' })}
      onConfirm={acceptInvitation}
      onCancel={declineInvitation}
    />
  )
}

const SignOutPrompt = () => {
  const intl = useIntl()
  const { confirmSignOut, cancelSignOut } = useSession()
  useBackCloses(true, cancelSignOut)
  return (
    <ConfirmDialog
      isOpen
      title={intl.formatMessage({ id: 'signOut.title' })}
      text={intl.formatMessage({ id: 'signOut.text' })}
      confirmLabel={intl.formatMessage({ id: 'signOut.action' })}
      cancelLabel={intl.formatMessage({ id: 'action.cancel' })}
      onConfirm={confirmSignOut}
      onCancel={cancelSignOut}
    />
  )
}
