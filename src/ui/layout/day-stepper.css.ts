import { style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

/** The button back to today is beside it, and its appearance moves nothing else. */
export const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@media': { [media.wide]: { maxWidth: '30rem' } },
})

export const stepper = style({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  padding: '2px',
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
})

/** The text of the day takes the remaining width: the arrows do not move when it changes. */
export const day = style({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: vars.size.touch,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  paddingInline: vars.space['2'],
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:active': { background: vars.color.raisedHover } },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:active)': { background: vars.color.raised } } } },
})
export const words = style({
  display: 'block',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
export const sign = style({ flexShrink: 0, color: vars.color.accent })
