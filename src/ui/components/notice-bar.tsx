import { type LucideIcon } from 'lucide-react'
import { type ReactNode } from 'react'
import { type Tone } from '#ui/theme/tones.ts'
import * as css from './notice-bar.css.ts'

export type NoticeBarProps = {
  readonly tone?: Tone | undefined
  readonly icon: LucideIcon
  readonly text: ReactNode
  readonly action?: ReactNode
  /** What stands around it speaks up by itself: it would be heard twice. */
  readonly isHeardAround?: boolean
}

/** Something to know about the page, said in the page: no network, yesterday's data, a form that saved itself. */
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
