import { globalStyle, style } from '@vanilla-extract/css'
import { contained, flexWrap, singleColumn, stack, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The month above its agenda; on a desktop beside it, sticky while the agenda scrolls. */
export const layout = style({
  ...singleColumn('6'),
  '@media': {
    [media.desktop]: { gridTemplateColumns: '26rem minmax(0, 1fr)', columnGap: vars.space['10'], alignItems: 'start' },
  },
})
export const month = style({
  minWidth: 0,
  ...contained('32rem'),
  '@media': { [media.desktop]: { position: 'sticky', top: vars.space['4'] } },
})
export const above = style({ marginBlockEnd: vars.space['4'] })

export const agenda = style({ ...stack('5'), minWidth: 0, outline: 'none' })
export const agendaHead = style({
  ...flexWrap('2', 'center'),
  justifyContent: 'space-between',
  minHeight: vars.size.touch,
})
// The text of its quiet button is aligned with the edge of the cards, on every line.
globalStyle(`${agendaHead} > button`, { marginInline: `auto calc(-1 * ${vars.space['3']})` })
const startsLarge = { '&::first-letter': { textTransform: 'uppercase' } } as const
export const heading = style({ ...textStyle('title', 'tight'), selectors: startsLarge })
export const day = style(stack('2'))
export const dayHeading = style({ ...textStyle('body', 'semibold', 'warm'), selectors: startsLarge })
