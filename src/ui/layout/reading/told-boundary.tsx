import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FailureState } from '#ui/components/failure-state.tsx'
import { Boundary } from './boundary.tsx'
import { isMissingPiece } from '#ui/base/failure-texts.ts'
import { useMissingPiece } from './missing-piece.ts'

/** Around a part that is fetched with its first use: one that does not come, or breaks, says so in its place (ERR-03). */
export const ToldBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary renderBroken={(by, retry) => <Broken by={by} onRetry={retry} />}>{children}</Boundary>
)

const Broken = ({ by, onRetry }: { readonly by: unknown; readonly onRetry: () => void }) => {
  const intl = useIntl()
  const isOnline = useMissingPiece(by, onRetry)
  const isWaiting = isMissingPiece(by) && !isOnline
  return (
    <FailureState
      compact
      title={intl.formatMessage({ id: isWaiting ? 'panel.offlineTitle' : 'panel.failed' })}
      text={intl.formatMessage({ id: isWaiting ? 'offline.notHere' : 'panel.tryAgain' })}
      retry={{ label: intl.formatMessage({ id: 'action.retry' }), press: onRetry }}
    />
  )
}
