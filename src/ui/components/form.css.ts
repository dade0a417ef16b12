import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space['5'] })

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space['3'] })
