import { Component, type ReactNode } from 'react'

type Props = Readonly<{
  children: ReactNode
  /** Another value starts afresh. */
  resetBy?: string
  /** What stands in place of what broke; `retry` renders that again. */
  renderBroken: (by: unknown, retry: () => void) => ReactNode
}>
type State = Readonly<{ broken: Readonly<{ by: unknown }> | undefined; at: string | undefined }>

/** Keeps a part that breaks, or does not come, from taking with it what is around it. */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: undefined, at: this.props.resetBy }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { by: error } }
  }

  static getDerivedStateFromProps({ resetBy }: Props, { at }: State): Partial<State> | null {
    return resetBy === at ? null : { broken: undefined, at: resetBy }
  }

  retry = (): void => {
    this.setState({ broken: undefined })
  }

  override render(): ReactNode {
    const { broken } = this.state
    return broken ? this.props.renderBroken(broken.by, this.retry) : this.props.children
  }
}
