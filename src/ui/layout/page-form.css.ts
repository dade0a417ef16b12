import { style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

/** A form on its own page: full width on a phone, with a maximum width on a desktop. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['5'],
  maxWidth: '480px',
  marginInline: 'auto',
  padding: vars.space['5'],
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { [media.wide]: { marginTop: vars.space['6'], padding: vars.space['6'] } },
})

export const otherWays = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space['2'] })

export const sentence = style({ display: 'block' })
