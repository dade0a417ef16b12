import { type LucideIcon } from 'lucide-react'
import { type ReactNode } from 'react'
import type { Tone } from '#ui/theme/tone.ts'
import * as css from './chip.css.ts'

type ChipGroupProps = {
  /** The purpose of the chips ("Filtra per tipo"). */
  readonly label: string
  /** Wraps on several lines instead of scrolling. */
  readonly wraps?: boolean | undefined
  readonly children: ReactNode
}

export const ChipGroup = ({ label, wraps = false, children }: ChipGroupProps) => (
  <fieldset className={wraps ? `${css.group} ${css.wrapping}` : css.group} aria-label={label}>
    {children}
  </fieldset>
)

type ChipProps = {
  readonly isSelected: boolean
  readonly onPress: () => void
  readonly icon?: LucideIcon | undefined
  readonly count?: number | undefined
  readonly children: ReactNode
}

/** A filter, on or off. */
export const Chip = ({ isSelected, onPress, icon: Icon, count, children }: ChipProps) => (
  <button className={css.chip} type="button" aria-pressed={isSelected} onClick={onPress}>
    {Icon === undefined ? null : <Icon size={18} aria-hidden />}
    {children}
    {count === undefined ? null : <span className={css.count}>{count}</span>}
  </button>
)

type TagChipProps = {
  readonly tone?: Tone | undefined
  readonly icon?: LucideIcon | undefined
  readonly children: ReactNode
}

/** A label without an action; not rendered where its text is blank. */
export const TagChip = ({ tone = 'neutral', icon: Icon, children }: TagChipProps) =>
  children === '' ? null : (
    <span className={css.tagTone[tone]}>
      {Icon === undefined ? null : <Icon size={16} aria-hidden />}
      {children}
    </span>
  )
