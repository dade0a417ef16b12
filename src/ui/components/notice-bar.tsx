import { type LucideIcon } from 'lucide-react'
import { type ReactNode } from 'react'
import { type Tone } from '#ui/theme/tones.ts'
import * as css from './notice-bar.css.ts'

export type NoticeBarProps = {
  readonly tone?: Tone | undefined
  readonly icon: LucideIcon
  readonly text: ReactNode
  readonly action?: ReactNode
}

/** Something to know about the page, said in the page: no network, yesterday's data, a form that saved itself. */
export const NoticeBar = ({ tone = 'info', icon: Icon, text, action }: NoticeBarProps) => (
  <output className={css.tone[tone]}>
    <Icon size={20} className={css.sign[tone]} aria-hidden />
    <span className={css.text}>{text}</span>
    {action}
  </output>
)
