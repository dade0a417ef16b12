import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

const HEIGHT = '8px'

export const progress = style({ ...stack('1'), alignSelf: 'stretch' })

export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: HEIGHT,
  border: 'none',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  color: vars.color.accent,
  background: vars.color.selected,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.selected },
    '&::-webkit-progress-value': { background: vars.color.accent, borderRadius: vars.radius.full },
    '&::-moz-progress-bar': { background: vars.color.accent, borderRadius: vars.radius.full },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto' },
  },
})

export const words = style(textStyle('small', 'muted'))
