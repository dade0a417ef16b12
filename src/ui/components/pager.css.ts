import { style } from '@vanilla-extract/css'
import { centred, chosen, flexRow, onHover, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

// The containing block of visually hidden text, so that it causes no scrolling of the page.
export const pager = style({ position: 'relative', display: 'flex', justifyContent: 'center' })

export const pages = style({
  ...flexRow(),
  justifyContent: 'center',
  // Five pages and two arrows fit 360 px.
  gap: '2px',
  fontVariantNumeric: 'tabular-nums',
})

const place = { ...centred, minWidth: vars.size.touch, minHeight: vars.size.touch } as const

export const link = style([
  place,
  {
    borderRadius: vars.radius.medium,
    ...textStyle('semibold', 'accent'),
    textDecoration: 'none',
    ...onHover({ background: vars.color.raised }),
    selectors: { '&:active': { background: vars.color.raisedHover } },
  },
])

export const current = style(chosen)

/** Where there is no previous or next page: its space is reserved. */
export const idle = style([place, { color: vars.color.lineStrong }])

export const gap = style({ minWidth: vars.space[5], textAlign: 'center', color: vars.color.muted })
