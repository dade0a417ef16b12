import { style, styleVariants } from '@vanilla-extract/css'
import { flexRow, grow, inlineRow, onHover, stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { body, PICTURED, ROW, row } from './panel-room.css.ts'

/** How many rows a panel of several has room for: as many as it shows at most. */
const ROWS = 3

export const title = style({ ...inlineRow('2'), ...textStyle('lead', 'tight', 'semibold') })

export const sign = style({ flexShrink: 0, color: vars.color.muted })

export const all = style({
  ...inlineRow(),
  flexShrink: 0,
  maxWidth: '100%',
  minHeight: vars.size.touch,
  ...textStyle('small', 'semibold', 'accent'),
})

const roomFor = (rows: number, height = ROW) => ({ minHeight: `calc(${rows} * ${height})` })

/** The room of the rows that a panel shows at most. */
export const room = styleVariants({
  rows: [body, { flexGrow: 1, ...roomFor(ROWS) }],
  today: [body, { flexGrow: 1, ...roomFor(ROWS, PICTURED) }],
  next: [body, roomFor(1, PICTURED)],
  answers: [body, roomFor(2)],
})

/** What warns has an edge and a sign that say so; its words say it as well. */
export const alarm = style([row, { borderInlineStart: `4px solid ${vars.color.warning}` }])
export const alarmSign = style({ flexShrink: 0, color: vars.color.warning })

export const rowLink = style({
  ...flexRow('3'),
  flexGrow: 1,
  padding: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.text,
  textDecoration: 'none',
  outlineOffset: '-2px',
  selectors: { '&:active': { background: vars.color.raised } },
  ...onHover({ background: vars.color.raised }),
})

export const age = style({ marginBlockEnd: vars.space[2] })

export const words = style({ ...stack(), ...grow })
export const name = style({ ...textStyle('snug', 'semibold'), textWrap: 'pretty' })
export const facts = style(textStyle('small', 'snug', 'muted'))
/** Beside a picture each has a line. */
export const lines = style([facts, stack()])
/** What is so of it: since when, until when, how many. */
export const over = style(textStyle('semibold', 'warm'))

/** In the place of rows: a sentence, and what can be done. */
export const note = style({
  ...stack('2'),
  alignItems: 'flex-start',
  justifyContent: 'center',
  height: '100%',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  color: vars.color.muted,
})
