import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { FailureState } from '#ui/components/failure-state.tsx'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

type LatePartProps<Props> = {
  readonly load: Load<Props>
  /** What stands there meanwhile. */
  readonly fallback?: ReactNode
  readonly given: Props
}

/** A part that is fetched with its first use. One that does not come, or breaks, says so in its place (ERR-03). */
export const LatePart = <Props extends object>({ load, fallback, given }: LatePartProps<Props>) => {
  const [Part, setPart] = useState(() => lazy(load))
  return (
    <Boundary onRetry={() => setPart(() => lazy(load))}>
      <Suspense fallback={fallback}>
        {/* `lazy` loses that what it makes takes the same properties. */}
        <Part {...(given as Props & Parameters<typeof Part>[0])} />
      </Suspense>
    </Boundary>
  )
}

type BoundaryProps = Readonly<{ onRetry: () => void; children: ReactNode }>

class Boundary extends Component<BoundaryProps, Readonly<{ isBroken: boolean }>> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? (
      <Broken
        onRetry={() => {
          this.props.onRetry()
          this.setState({ isBroken: false })
        }}
      />
    ) : (
      this.props.children
    )
  }
}

const Broken = ({ onRetry }: Pick<BoundaryProps, 'onRetry'>) => {
  const intl = useIntl()
  return (
    <FailureState
      compact
      title={intl.formatMessage({ id: 'panel.failed' })}
      text={intl.formatMessage({ id: 'panel.tryAgain' })}
      onRetry={onRetry}
      retryLabel={intl.formatMessage({ id: 'action.retry' })}
    />
  )
}
