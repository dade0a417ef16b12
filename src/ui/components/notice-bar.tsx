import { type LucideIcon } from 'lucide-react'
import { type ReactNode } from 'react'
import type { Tone } from '#ui/theme/tone.ts'
import * as css from './notice-bar.css.ts'

export type NoticeBarProps = {
  readonly tone?: Tone | undefined
  readonly icon: LucideIcon
  readonly text: ReactNode
  readonly action?: ReactNode
  /** The surrounding element is already a live region: a second one would be announced twice. */
  readonly isHeardAround?: boolean
}

/** A message about the page, shown in the page: no network, stale data, a restored form. */
export const NoticeBar = ({ tone = 'info', icon: Icon, text, action, isHeardAround = false }: NoticeBarProps) => {
  const Element = isHeardAround ? 'div' : 'output'
  return (
    <Element className={css.tone[tone]}>
      <Icon size={20} className={css.sign[tone]} aria-hidden />
      <span className={css.text}>{text}</span>
      {action}
    </Element>
  )
}
