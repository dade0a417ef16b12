import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

/** A card under its own sky: on a phone as wide as the page, on a desk in the middle of it. */
export const card = style({
  maxWidth: '440px',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { [media.wide]: { marginTop: vars.space['10'] } },
})

/** A strip of the drawing, from over the disc to the near hills. */
export const cover = style({
  display: 'grid',
  alignItems: 'center',
  height: '112px',
  overflow: 'hidden',
  '@media': { [media.wide]: { height: '144px' } },
})
globalStyle(`${cover} > svg`, { height: 'auto', aspectRatio: '16 / 9', translate: '0 4%' })

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['5'],
  padding: `${vars.space['6']} ${vars.space['5']} ${vars.space['5']}`,
})

export const lead = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize.lead })
