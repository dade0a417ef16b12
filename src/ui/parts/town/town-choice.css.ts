import { style } from '@vanilla-extract/css'
import { flexRow, grow, hairline, onHover, stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const above = style({ ...stack('3'), alignItems: 'flex-start', paddingBlockEnd: vars.space[4] })

export const lead = style({ color: vars.color.muted, textWrap: 'pretty' })

export const problem = style({ alignSelf: 'stretch' })

/** A fieldset takes no width from its content. */
export const list = style({ minWidth: 0, borderBlockStart: hairline })

export const town = style([
  {
    ...flexRow('3'),
    width: '100%',
    minHeight: '3rem',
    paddingInline: vars.space[2],
    textAlign: 'start',
    borderBlockEnd: hairline,
    ...textStyle('body'),
  },
  onHover({ background: vars.color.raised }),
])

export const name = style({ ...grow, overflowWrap: 'anywhere' })

export const sign = style({ flex: 'none', color: vars.color.accent })

export const bone = style({ ...flexRow(), minHeight: '3rem', borderBlockEnd: hairline })
