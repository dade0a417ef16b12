import { type ReactNode, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { FailureState } from '#ui/components/failure-state.tsx'
import { type Drawn, type Fetching, lazy } from '#ui/components/lazy.tsx'
import { Boundary } from './boundary.tsx'
import { isMissingPiece } from '#ui/base/failure-texts.ts'
import { useMissingPiece } from './missing-piece.ts'

type LatePartProps<Props> = {
  readonly load: (() => Promise<{ default: Drawn<Props> }>) & Partial<Pick<Fetching<Props>, 'known'>>
  /** What stands there meanwhile. */
  readonly fallback?: ReactNode
  readonly given: Props
}

/** A part that is fetched with its first use, and appears at once where it is there already. One that does not come, or breaks, says so in its place (ERR-03). */
export const LatePart = <Props extends object>({ load, fallback, given }: LatePartProps<Props>) => {
  const [Part] = useState<Drawn<Props>>(() => load.known?.() ?? lazy(load))
  return (
    <Boundary renderBroken={(by, retry) => <Broken by={by} onRetry={retry} />}>
      <Suspense fallback={fallback}>
        <Part {...given} />
      </Suspense>
    </Boundary>
  )
}

const Broken = ({ by, onRetry }: { readonly by: unknown; readonly onRetry: () => void }) => {
  const intl = useIntl()
  const isOnline = useMissingPiece(by, onRetry)
  const isWaiting = isMissingPiece(by) && !isOnline
  return (
    <FailureState
      compact
      title={intl.formatMessage({ id: isWaiting ? 'panel.offlineTitle' : 'panel.failed' })}
      text={intl.formatMessage({ id: isWaiting ? 'offline.notHere' : 'panel.tryAgain' })}
      onRetry={onRetry}
      retryLabel={intl.formatMessage({ id: 'action.retry' })}
    />
  )
}
