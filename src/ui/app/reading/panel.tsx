import { LogIn, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FailureState } from '#ui/components/failure-state.tsx'
import { type AnyFailure, panelText, panelTitle, wantsSignIn } from './failure-texts.ts'
import { useSession } from '#ui/app/piazza-context.tsx'
import { useSaid } from '#ui/app/news/use-said.ts'

type Failure = AnyFailure | undefined

/** What a panel says of its own failure, in the language spoken. */
export const useExplanation = (failure: Failure): string => useSaid()(panelText(failure))

type PanelFailureProps = {
  readonly failure: Failure
  readonly onRetry: () => void
  /** A strip among other parts of the page, instead of the whole page. */
  readonly compact?: boolean | undefined
}

/** In place of a panel whose content could not be read: it says so and offers to try again (ERR-03), or to sign in where that is all it takes. */
export const PanelFailure = ({ failure, onRetry, compact }: PanelFailureProps) => {
  const intl = useIntl()
  const { requireSignIn } = useSession()
  const asks = wantsSignIn(failure)
  return (
    <FailureState
      compact={compact}
      drawing={failure?._tag === 'Unreachable' ? 'offline' : 'lost'}
      title={intl.formatMessage(panelTitle(failure))}
      text={useExplanation(failure)}
      onRetry={asks ? requireSignIn : onRetry}
      retryLabel={intl.formatMessage({ id: asks ? 'signIn.requiredAction' : 'action.retry' })}
      icon={asks ? LogIn : RotateCw}
    />
  )
}

/** The frame of a panel's content, which listeners hear of while it loads. */
export const Loading = ({ children }: { readonly children: ReactNode }) => {
  const intl = useIntl()
  return (
    <section aria-busy="true" aria-label={intl.formatMessage({ id: 'loading' })}>
      {children}
    </section>
  )
}
