import { style } from '@vanilla-extract/css'
import { stack } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const groups = style(stack('4'))

export const text = style({ color: vars.color.muted, textWrap: 'pretty' })

/** It stands there empty too, so that listeners hear what it says later; then it takes no room. */
export const said = style({
  display: 'block',
  textWrap: 'pretty',
  selectors: { '&:empty': { marginBlockStart: `calc(${vars.space['3']} * -1)` } },
})

export const more = style({ marginBlockStart: vars.space['5'] })
