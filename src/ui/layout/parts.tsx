import type { LucideIcon } from 'lucide-react'
import { CloudOff, History, LogIn, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Loading } from './reading/panel.tsx'
import { Button, ButtonLink, type ButtonProps, type ButtonVariant } from '#ui/components/button.tsx'
import { FailureState } from '#ui/components/failure-state.tsx'
import { AgeMark } from '#ui/components/age-mark.tsx'
import { RetryButton } from '#ui/components/retry-button.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { Given } from './given.tsx'
import * as shortfall from './reading/shortfall.css.ts'
import type { Above, Action, Failed, Panel, Way } from '#ui/view/parts.ts'

/** The style of a button. */
export type Looks = Readonly<{ variant?: ButtonVariant; icon?: LucideIcon; wide?: boolean }>

const Words = ({ of: { label, about } }: { readonly of: Pick<Action, 'label' | 'about'> }) =>
  about === undefined ? (
    label
  ) : (
    <span>
      {label}
      <VisuallyHidden> {about}</VisuallyHidden>
    </span>
  )

type ActionButtonProps = Looks & {
  readonly action: Action
  readonly isDisabled?: boolean
  /** Submits the form with this id, wherever the button is. */
  readonly submits?: string
}

const propsOf = ({ action, submits, isDisabled = action.isDisabled, ...looks }: ActionButtonProps): ButtonProps => ({
  ...looks,
  busy: action.isBusy === true,
  isDisabled: isDisabled === true,
  ...(submits === undefined ? { onPress: action.press } : { type: 'submit', form: submits }),
  children: <Words of={action} />,
})

/** A button of an action. */
export const ActionButton = (props: ActionButtonProps) => <Button {...propsOf(props)} />

/** The button of an action that tries something again, and goes meanwhile. */
export const RetryActionButton = (props: ActionButtonProps) => <RetryButton {...propsOf(props)} />

/** A link with the style of a button. */
export const WayButton = ({ way, ...looks }: Looks & { readonly way: Way }) => (
  <ButtonLink {...looks} href={way.href} onPress={way.onTake}>
    <Words of={way} />
  </ButtonLink>
)

/** The failure of a reading, in its place (ERR-03). `compact`: a strip among other parts of the page. */
export const FailedLayout = ({ view, compact = false }: { readonly view: Failed; readonly compact?: boolean }) => (
  <FailureState
    compact={compact}
    drawing={view.sign === 'offline' ? 'offline' : 'lost'}
    title={view.title}
    text={view.isGiven && view.text !== undefined ? <Given words={view.text} /> : view.text}
    retry={view.retry}
    icon={view.sign === 'signIn' ? LogIn : RotateCw}
  />
)

/** What is said of what could not be read, a line each. */
export const LackingLayout = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} className={shortfall.line}>
      {line}
    </p>
  ))

/**
 * Above content that is not all there is: what could not be read of it; that its refresh failed (ERR-04), or is under way,
 * which takes no room, and leaves none (ERR-11).
 */
export const AboveLayout = ({ view }: { readonly view: Above | undefined }) => {
  if (view === undefined) return undefined
  if (view.kind === 'lacking') return <p className={shortfall.line}>{view.text}</p>
  return view.retry === undefined ? (
    <AgeMark icon={History} text={view.text} />
  ) : (
    <NoticeBar
      tone="warning"
      icon={CloudOff}
      text={view.text}
      action={<RetryActionButton variant="quiet" action={view.retry} />}
    />
  )
}

type PanelLayoutProps<Content> = {
  readonly panel: Panel<Content>
  /** The skeleton, of the same shape. */
  readonly waiting: ReactNode
  readonly children: (content: Content) => ReactNode
}

/** A part of a page with its own loading state. */
export const PanelLayout = <Content,>({ panel, waiting, children }: PanelLayoutProps<Content>) => {
  if (panel.kind === 'waiting') return <Loading>{waiting}</Loading>
  if (panel.kind === 'failed') return <FailedLayout view={panel} compact />
  return (
    <>
      <AboveLayout view={panel.above} />
      {children(panel.content)}
    </>
  )
}
