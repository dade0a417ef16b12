import { style } from '@vanilla-extract/css'
import { flexRow, flexWrap, inlineRow, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The button back to today is beside it, and its appearance moves nothing else. */
export const group = style({
  ...flexWrap('2', 'center'),
  minWidth: 0,
  '@media': { [media.wide]: { maxWidth: '30rem' } },
})

export const stepper = style({
  flex: '1 1 auto',
  minWidth: 0,
  ...flexRow('1'),
  padding: '2px',
  ...surface('surface', 'full'),
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
})

/** The text of the day takes the remaining width: the arrows do not move when it changes. */
export const day = style({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: vars.size.touch,
  ...inlineRow('2'),
  justifyContent: 'center',
  paddingInline: vars.space['2'],
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: 'transparent',
  ...textStyle('tight', 'semibold', 'text'),
  textAlign: 'center',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:active': { background: vars.color.raisedHover } },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:active)': { background: vars.color.raised } } } },
})
export const words = style({ display: 'block', selectors: { '&::first-letter': { textTransform: 'uppercase' } } })
export const sign = style({ flexShrink: 0, color: vars.color.accent })
