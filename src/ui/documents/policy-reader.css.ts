import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** Its words begin where the words above begin. */
export const reader = style({
  maxWidth: `calc(100% + ${vars.space['3']})`,
  marginInlineStart: `calc(-1 * ${vars.space['3']})`,
})

/** And so do those on a second line. */
globalStyle(`${reader} > button`, { textAlign: 'start' })
