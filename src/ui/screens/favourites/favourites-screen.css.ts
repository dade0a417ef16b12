import { style } from '@vanilla-extract/css'
import { singleColumn } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const cards = style({
  ...singleColumn('3'),
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** The space below the message above the cards. */
export const above = style({ display: 'grid', gap: vars.space[3], marginBlockEnd: vars.space[4] })

export const own = style({ color: vars.color.muted })

/** It receives the focus when the last card is removed; it is not interactive. */
export const place = style({ outline: 'none' })
