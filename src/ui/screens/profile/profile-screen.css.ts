import { style } from '@vanilla-extract/css'
import { centred, flexRow, flexWrap, inlineRow, square, stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const owner = style({
  ...flexRow('4'),
  minHeight: vars.size.avatar,
  marginBlockEnd: vars.space['6'],
  // Under the line that says how old it is.
  selectors: { '* + &': { marginBlockStart: vars.space['4'] } },
})

export const fullName = style({ minWidth: 0, ...textStyle('title', 'tight', 'semibold') })

export const sections = style(stack('6'))

export const sectionTitle = style({ margin: `0 0 ${vars.space['3']}`, ...textStyle('lead', 'semibold') })

/** The label above its value, on a wide window beside it. */
export const fact = style({
  display: 'grid',
  gap: '2px',
  minHeight: '4.25rem',
  alignContent: 'center',
  padding: `${vars.space['2']} ${vars.space['4']}`,
  '@media': { [media.wide]: { gridTemplateColumns: '12rem 1fr', alignItems: 'center', minHeight: '3.25rem' } },
})

export const term = style(textStyle('small', 'muted'))

export const said = style({ fontWeight: vars.fontWeight.semibold })

/** As high as a pressable element. */
export const bone = style({ ...flexRow(), minHeight: '1.75rem' })

export const unsaid = style({ color: vars.color.muted })

export const link = style({
  ...inlineRow(),
  minHeight: '2.75rem',
  marginBlock: `calc(-1 * ${vars.space['2']})`,
  color: vars.color.accent,
})

export const end = style({ marginBlockStart: vars.space['6'] })

/** Related fields; short ones share a line where there is room. */
export const group = style({
  display: 'grid',
  gap: vars.space['5'],
  minWidth: 0,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
})

export const whole = style({ gridColumn: '1 / -1' })

export const legend = style({ marginBlockEnd: vars.space['4'], ...textStyle('lead', 'semibold') })

export const sending = style({
  display: 'block',
  minHeight: '1.5em',
  textAlign: 'center',
  ...textStyle('small', 'muted'),
})

export const answers = style({ ...flexWrap('3'), justifyContent: 'center' })

export const words = style({ minWidth: 0 })

export const username = style({ color: vars.color.muted })

export const groups = style(stack('5'))

/** What a link of the profile area is about. */
export const sign = style({
  ...centred,
  flexShrink: 0,
  ...square(vars.size.avatarRow),
  ...surface('raised', 'medium'),
  color: vars.color.accent,
})

export const danger = style({ color: vars.color.danger })

export const chevron = style({ color: vars.color.muted })
