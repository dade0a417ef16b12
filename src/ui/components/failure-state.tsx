import { CircleAlert, type LucideIcon, RotateCw } from 'lucide-react'
import { type ReactNode } from 'react'
import { type DrawingName } from './drawing.tsx'
import { EmptyState } from './empty-state.tsx'
import * as css from './failure-state.css.ts'
import { RetryButton } from './retry-button.tsx'

type FailureStateProps = {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly drawing?: DrawingName | undefined
  readonly retry: Readonly<{ label: string; press: () => void }>
  /** The icon of an action that replaces the retry. */
  readonly icon?: LucideIcon
  /** A compact strip on a page with other content, instead of the whole page. */
  readonly compact?: boolean | undefined
}

/** A failure, shown in the place of the missing content, with a retry. */
export const FailureState = (props: FailureStateProps) => {
  const { title, text, drawing = 'offline', retry, compact = false, icon = RotateCw } = props
  const button = (
    <RetryButton variant="secondary" icon={icon} onPress={retry.press}>
      {retry.label}
    </RetryButton>
  )
  if (!compact) {
    return (
      <div role="alert">
        <EmptyState drawing={drawing} title={title} text={text} action={button} />
      </div>
    )
  }
  return (
    <div className={css.compact} role="alert">
      <CircleAlert size={24} className={css.sign} aria-hidden />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {text === undefined ? null : <p className={css.text}>{text}</p>}
      </div>
      {button}
    </div>
  )
}
