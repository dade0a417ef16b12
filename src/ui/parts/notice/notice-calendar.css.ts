import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const date = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space['3']} ${vars.space['4']}`,
  padding: vars.space['4'],
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' } },
})

export const words = style({
  minWidth: 0,
  ...stack('1'),
  // A date without a day has no calendar sheet beside it.
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
})
export const title = style(textStyle('body'))
export const meta = style({
  display: 'flex',
  gap: vars.space['2'],
  ...textStyle('small', 'snug', 'muted'),
  fontVariantNumeric: 'tabular-nums',
})

/** A date does not break at its hyphens. */
export const whole = style({ display: 'inline-block' })

export const action = style({ gridColumn: '2', '@container': { '(min-width: 560px)': { gridColumn: 'auto' } } })
