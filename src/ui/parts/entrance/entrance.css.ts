import { globalStyle, style } from '@vanilla-extract/css'
import { stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** A card under its own sky: on a phone as wide as the page, on a desk in the middle of it. */
export const card = style({
  maxWidth: '440px',
  marginInline: 'auto',
  overflow: 'hidden',
  ...surface(),
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

export const content = style({ ...stack('5'), padding: `${vars.space['6']} ${vars.space['5']} ${vars.space['5']}` })

export const lead = style(textStyle('lead', 'muted'))
