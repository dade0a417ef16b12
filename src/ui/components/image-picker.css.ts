import { style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['4'],
  '@media': { [media.wide]: { flexDirection: 'row', alignItems: 'flex-start', gap: vars.space['6'] } },
})

/** The same size for every picture: the layout does not move when one is chosen. */
export const frame = style({
  position: 'relative',
  flexShrink: 0,
  width: '200px',
  height: '200px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.raised,
})

export const movable = style({ touchAction: 'none', cursor: 'grab', selectors: { '&:active': { cursor: 'grabbing' } } })

export const picture = style({ position: 'absolute', maxWidth: 'none', userSelect: 'none', pointerEvents: 'none' })

export const controls = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['4'],
  width: '100%',
  // Below the picture on a phone, beside it where there is room.
  textAlign: 'center',
  '@media': { [media.wide]: { textAlign: 'start' } },
})

export const buttons = style({
  display: 'grid',
  justifyContent: 'center',
  gap: vars.space['2'],
  '@media': { [media.wide]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-start' } },
})

export const sliders = style({ display: 'flex', flexDirection: 'column', gap: vars.space['1'] })

export const slider = style({
  display: 'grid',
  gridTemplateColumns: '7rem 1fr',
  alignItems: 'center',
  gap: vars.space['3'],
  minHeight: vars.size.touch,
  fontSize: vars.fontSize.small,
  textAlign: 'start',
})

const groove = { height: '6px', borderRadius: vars.radius.full, background: vars.color.lineStrong } as const
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: '1.5rem',
  height: '1.5rem',
  border: `2px solid ${vars.color.ground}`,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
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

export const hint = style({ margin: 0, fontSize: vars.fontSize.small, color: vars.color.muted })

export const error = style({
  display: 'flex',
  justifyContent: 'center',
  '@media': { [media.wide]: { justifyContent: 'flex-start' } },
  gap: vars.space['2'],
  margin: 0,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.danger,
})
