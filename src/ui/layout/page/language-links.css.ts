import { style } from '@vanilla-extract/css'
import { centred, flexWrap, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const links = style({
  ...flexWrap('2'),
  justifyContent: 'center',
  marginTop: vars.space['8'],
})

export const link = style({
  ...centred,
  minHeight: vars.size.touch,
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.full,
  ...textStyle('small', 'muted'),
  textUnderlineOffset: '0.25em',
  selectors: { '&[aria-current]': { ...textStyle('semibold', 'text'), textDecoration: 'none' } },
})

export const offer = style([
  link,
  {
    width: 'fit-content',
    marginBottom: vars.space['3'],
    background: vars.color.infoGround,
    ...textStyle('small', 'accent'),
  },
])
