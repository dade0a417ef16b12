import { style } from '@vanilla-extract/css'
import { stack, surface } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const onCard = style({
  ...stack('5'),
  marginInline: 'auto',
  padding: vars.space['5'],
  ...surface(),
  '@media': { [media.wide]: { marginTop: vars.space['6'], padding: vars.space['6'] } },
})

/** Full width on a phone, with a maximum width on a desktop. */
export const card = style([onCard, { maxWidth: '480px' }])
export const wideCard = style([onCard, { maxWidth: '640px' }])

export const otherWays = style({ ...stack('2'), alignItems: 'center' })

export const sentence = style({ display: 'block' })
