import { style } from '@vanilla-extract/css'
import { flexWrap, square, stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const picker = style({
  ...stack('4'),
  alignItems: 'center',
  '@media': { [media.wide]: { flexDirection: 'row', alignItems: 'flex-start', gap: vars.space['6'] } },
})

/** The same size for every picture: the layout does not move when one is chosen. */
export const frame = style({
  position: 'relative',
  flexShrink: 0,
  ...square('200px'),
  overflow: 'hidden',
  ...surface('raised', 'full'),
})

export const movable = style({ touchAction: 'none', cursor: 'grab', selectors: { '&:active': { cursor: 'grabbing' } } })

export const picture = style({ position: 'absolute', maxWidth: 'none', userSelect: 'none', pointerEvents: 'none' })

export const controls = style({
  ...stack('4'),
  width: '100%',
  // Below the picture on a phone, beside it where there is room.
  textAlign: 'center',
  '@media': { [media.wide]: { textAlign: 'start' } },
})

export const buttons = style({
  display: 'grid',
  justifyContent: 'center',
  gap: vars.space['2'],
  '@media': { [media.wide]: { ...flexWrap(), justifyContent: 'flex-start' } },
})

export const sliders = style(stack('1'))

export const slider = style({
  display: 'grid',
  gridTemplateColumns: '7rem 1fr',
  alignItems: 'center',
  gap: vars.space['3'],
  minHeight: vars.size.touch,
  ...textStyle('small'),
  textAlign: 'start',
})

const groove = { height: '6px', ...surface('lineStrong', 'full') } as const
const thumb = {
  appearance: 'none',
  ...square('1.5rem'),
  border: `2px solid ${vars.color.ground}`,
  ...surface('accent', 'full'),
} as const

/** Large enough for a thumb; the whole height is pressable. */
export const track = style({
  appearance: 'none',
  width: '100%',
  height: vars.size.touch,
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-runnable-track': groove,
    '&::-moz-range-track': groove,
    '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: 'calc((6px - 1.5rem) / 2)' },
    '&::-moz-range-thumb': thumb,
    '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  },
  // Forced colours need the native slider.
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})

export const hint = style(textStyle('small', 'muted'))

export const error = style({
  display: 'flex',
  justifyContent: 'center',
  '@media': { [media.wide]: { justifyContent: 'flex-start' } },
  gap: vars.space['2'],
  ...textStyle('small', 'semibold', 'danger'),
})
