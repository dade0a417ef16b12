import * as css from './badge.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type BadgeProps = {
  readonly count: number
  /** The same count in words ("3 non lette"), for those who listen. */
  readonly label: string
}

const most = 99

/** A count on a corner; nothing at all at zero. The key makes it pop again when the count moves. */
export const Badge = ({ count, label }: BadgeProps) =>
  count <= 0 ? null : (
    <span className={css.badge} key={count}>
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
