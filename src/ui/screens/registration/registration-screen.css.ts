import { style, styleVariants } from '@vanilla-extract/css'
import { hairline, stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const note = style(textStyle('small', 'muted'))

export const consents = style(stack('4'))

export const legend = style({ marginBlockEnd: vars.space['3'], ...textStyle('lead', 'semibold') })

export const consent = style({
  ...stack('1'),
  alignItems: 'flex-start',
  padding: vars.space['4'],
  paddingBlockEnd: vars.space['2'],
  borderRadius: vars.radius.medium,
  border: hairline,
})

/** Two lines are reserved while typing, so that a longer hint moves nothing. */
const line = style({ display: 'block', minHeight: '2.7em' })

export const standing = styleVariants({
  /** The error of the username follows directly. */
  settled: { display: 'block' },
  unasked: [line],
  checking: [line],
  free: [line, { color: vars.color.positive }],
  taken: [line, { color: vars.color.danger }],
  unknown: [line, { color: vars.color.warning }],
})

/** What stays to be read while the code is looked for in the mailbox. */
export const notes = style({ ...stack('2'), ...textStyle('muted'), overflowWrap: 'anywhere' })
