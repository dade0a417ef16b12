import { Component, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ErrorPage } from './not-found.tsx'

type Props = Readonly<{ children: ReactNode; resetBy: string }>
type State = Readonly<{ error: Error | undefined; at: string }>

/** Marks that a missing piece of the app was already fetched anew once, for this tab. */
const RELOADED = 'piazza.reloaded'

const isMissingPiece = (error: Error): boolean =>
  /dynamically imported module|importing a module|preload/i.test(error.message)

/** After a deploy an old page may ask for pieces that are gone: it is loaded anew, once, and never offline (fault 39). */
const reloadOnce = (): boolean => {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED) !== null) return false
  sessionStorage.setItem(RELOADED, 'yes')
  location.reload()
  return true
}

/** As much of an error's message as may be shown: its first line, without addresses, and not a page of it. */
const presentable = (error: Error | undefined): string =>
  (error?.message ?? '')
    .split('\n', 1)[0]
    ?.replaceAll(/\S+:\/\/\S+/g, '…')
    .slice(0, 200) ?? ''

/** Keeps a screen that breaks from taking the bars with it; another address starts afresh (SHELL-17). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, at: this.props.resetBy }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ resetBy }: Props, { at }: State): Partial<State> | null {
    return resetBy === at ? null : { error: undefined, at: resetBy }
  }

  override componentDidCatch(error: Error): void {
    if (isMissingPiece(error)) reloadOnce()
  }

  override render(): ReactNode {
    return this.state.error ? (
      <FormattedMessage id="error.generic">
        {([title]) => <ErrorPage title={String(title)} text={presentable(this.state.error)} />}
      </FormattedMessage>
    ) : (
      this.props.children
    )
  }
}
