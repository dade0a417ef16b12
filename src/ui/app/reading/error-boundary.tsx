import { Component, type ReactNode } from 'react'
import { LostPage } from '#ui/app/frame/lost-page.tsx'
import { brokenView } from '#ui/app/frame/place-view.ts'
import { useSpeech } from '#ui/layout/use-speech.ts'

type Props = Readonly<{ children: ReactNode; resetBy: string }>
type State = Readonly<{ broken: Readonly<{ by: unknown }> | undefined; at: string }>

/** Marks that a missing piece of the app was already fetched anew once, for this tab. */
const RELOADED = 'piazza.reloaded'

const isMissingPiece = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module|preload/i.test(error.message)

/** After a deploy an old page may ask for pieces that are gone: it is loaded anew, once, and never offline (fault 39). */
const reloadOnce = (): boolean => {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED) !== null) return false
  sessionStorage.setItem(RELOADED, 'yes')
  location.reload()
  return true
}

/** Keeps a screen that breaks from taking the bars with it; another address starts afresh (SHELL-17). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: undefined, at: this.props.resetBy }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { by: error } }
  }

  static getDerivedStateFromProps({ resetBy }: Props, { at }: State): Partial<State> | null {
    return resetBy === at ? null : { broken: undefined, at: resetBy }
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingPiece(error)) reloadOnce()
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken by={this.state.broken.by} /> : this.props.children
  }
}

const Broken = ({ by }: { readonly by: unknown }) => <LostPage view={brokenView(by, useSpeech())} />
