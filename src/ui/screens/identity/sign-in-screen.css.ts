import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const links = style({ display: 'flex', flexDirection: 'column', gap: vars.space['2'], alignItems: 'center' })

export const sentence = style({ display: 'block' })
