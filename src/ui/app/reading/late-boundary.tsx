import { Component, type ReactNode } from 'react'

/** Around a part that comes late: when it cannot be fetched, the page goes on without it. */
export class LateBoundary extends Component<Readonly<{ children: ReactNode }>, Readonly<{ isMissing: boolean }>> {
  override state = { isMissing: false }

  static getDerivedStateFromError(): { isMissing: boolean } {
    return { isMissing: true }
  }

  override render(): ReactNode {
    return this.state.isMissing ? null : this.props.children
  }
}
