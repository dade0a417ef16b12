import { style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['4'],
  '@media': { [media.wide]: { flexDirection: 'row', alignItems: 'flex-start', gap: vars.space['6'] } },
})

/** As large on screen whatever the picture: nothing moves when one is chosen. */
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

export const controls = style({ display: 'flex', flexDirection: 'column', gap: vars.space['4'], width: '100%' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] })

export const sliders = style({ display: 'flex', flexDirection: 'column', gap: vars.space['1'] })

export const slider = style({
  display: 'grid',
  gridTemplateColumns: '7rem 1fr',
  alignItems: 'center',
  gap: vars.space['3'],
  minHeight: vars.size.touch,
  fontSize: vars.fontSize.small,
})

export const track = style({ width: '100%', height: vars.size.touch, margin: 0, accentColor: vars.color.accent })

export const hint = style({ margin: 0, fontSize: vars.fontSize.small, color: vars.color.muted })

export const error = style({
  display: 'flex',
  gap: vars.space['2'],
  margin: 0,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.danger,
})
