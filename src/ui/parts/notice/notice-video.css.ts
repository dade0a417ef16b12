import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** Its space is reserved before it loads. */
export const video = style({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'contain',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
})
