import { type ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawing.tsx'
import * as css from './empty-state.css.ts'

export type EmptyStateProps = {
  readonly drawing?: DrawingName | undefined
  readonly title: ReactNode
  readonly text?: ReactNode
  /** The suggested next action. */
  readonly action?: ReactNode
  /** The heading level of the title, if it is a heading. */
  readonly as?: 'p' | 'h1' | 'h2' | undefined
}

export const EmptyState = ({ drawing, title, text, action, as: Title = 'p' }: EmptyStateProps) => (
  <div className={css.state}>
    {drawing === undefined ? null : <Drawing name={drawing} />}
    <Title className={css.title}>{title}</Title>
    {text === undefined ? null : <p className={css.text}>{text}</p>}
    {action === undefined ? null : <div className={css.action}>{action}</div>}
  </div>
)
