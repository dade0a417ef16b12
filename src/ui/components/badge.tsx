import * as css from './badge.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type BadgeProps = {
  readonly count: number
  /** The same count as text ("3 non lette"), for screen readers. */
  readonly label: string
}

const most = 99

/** A count at a corner; hidden at zero. The key restarts its animation when the count changes. */
export const Badge = ({ count, label }: BadgeProps) =>
  count <= 0 ? null : (
    <span className={css.badge} key={count}>
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
