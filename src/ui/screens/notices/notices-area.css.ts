import { style } from '@vanilla-extract/css'
import { contained, flexRow, forcedGround, grow, square, stack, surface } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { HEADER } from './notice-list.css.ts'

/** At the foot of the room for what is chosen. */
export const beside = style({ width: '100%', maxWidth: '32rem', alignSelf: 'end' })

export const above = style({
  ...contained(vars.size.readingMax),
  paddingInline: vars.space[4],
  paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
})

/** After the last row, with the same width. */
export const advertising = style({
  ...contained(vars.size.readingMax),
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[4],
})

export const filters = style(flexRow('2'))

/** The chips scroll below the edge of the button beside them. */
export const chips = style({
  ...grow,
  overflow: 'hidden',
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  maskImage: `linear-gradient(calc(${vars.forward} * -90deg), transparent, #000 1.5rem)`,
})

/** A filter behind the button is set. */
export const dot = style({
  display: 'block',
  ...square('0.625rem'),
  margin: vars.space[2],
  ...surface('warm', 'full'),
  ...forcedGround('Highlight'),
})

export const notes = style({ marginBlockStart: vars.space[3] })

/** The space below the last row, for the bar over it. */
export const waiting = style({ ...contained(vars.size.readingMax), paddingInline: vars.space[4] })
export const waitingHeader = style({ ...flexRow(), height: `${HEADER}rem` })

export const sheet = style(stack('5'))
/** Narrower than its neighbour, whose text then fits on one line. */
export const reset = style({ selectors: { '&&': { flex: '0 1 auto' } } })

export const choice = style(stack('2'))
export const choiceLabel = style({ fontWeight: vars.fontWeight.semibold })
