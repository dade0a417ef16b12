import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css'
import { flexRow, hiddenFromSight, scrolledLine, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Filters and order of a list. Below a desktop: one line of pills. */
export const controls = style({
  ...flexRow('2'),
  ...scrolledLine,
  '@media': {
    [media.desktop]: { overflow: 'visible', padding: 0, margin: 0 },
  },
})

export const filters = style({ display: 'contents' })

export const order = style({
  ...flexRow('1'),
  flexShrink: 0,
  '@media': { [media.desktop]: { ...flexRow('2', 'flex-end'), minWidth: 0 } },
})

/** Where they are pills. */
export const PILLS = `not all and ${media.desktop}`
const inPills = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@media': { [PILLS]: rule } })

/** A field of the line: as wide as what is chosen. */
inPills(`${controls} div:has(> label)`, { width: 'auto', flexShrink: 0, position: 'relative' })
inPills(`${order} div:has(> label)`, { flexDirection: 'row', alignItems: 'center' })
inPills(`${controls} label`, { ...textStyle('small', 'regular', 'muted'), whiteSpace: 'nowrap' })
// What a filter is about is in its value: "Tutti i comuni".
inPills(`${filters} label`, hiddenFromSight)
inPills(`${controls} select`, {
  width: 'auto',
  maxWidth: '14rem',
  minHeight: vars.size.touch,
  fieldSizing: 'content',
  paddingBlock: 0,
  paddingInline: vars.space[4],
  paddingInlineEnd: vars.space[10],
  borderRadius: vars.radius.full,
  borderColor: vars.color.line,
  fontWeight: vars.fontWeight.semibold,
})
inPills(`${controls} select + svg`, { insetInlineEnd: vars.space[3] })
// A filter that is set stands out.
inPills(`${filters} select:not(:has(option[value=""]:checked))`, {
  background: vars.color.accent,
  borderColor: vars.color.accent,
  color: vars.color.accentInk,
})
inPills(`${filters} select:not(:has(option[value=""]:checked)) + svg`, { color: vars.color.accentInk })
