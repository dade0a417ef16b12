import { globalStyle, style } from '@vanilla-extract/css'
import { contained, flexRow, flexWrap, grow, hairline, scroller, stack, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const notice = style({
  ...stack('5'),
  ...contained(vars.size.readingMax),
  // A container query: its parts depend on the width of the pane.
  containerType: 'inline-size',
})

/** The detail beside its list scrolls separately. */
export const pane = style({
  position: 'relative',
  height: '100%',
  minWidth: 0,
  ...scroller,
  scrollbarGutter: 'stable',
  scrollPaddingBlockEnd: '6rem',
  padding: `${vars.space['6']} ${vars.space['4']} ${vars.space['12']}`,
  '@media': { [media.desktop]: { paddingInline: vars.space['10'] } },
})

export const header = style(stack('4'))

export const heading = style(flexRow('4', 'flex-start'))

export const words = style({ ...grow, ...stack('1') })

export const sender = style(textStyle('small', 'snug', 'muted'))

/** A date does not break while one line has room for it. */
export const when = style({ display: 'inline-block' })

export const title = style({ ...textStyle('title'), outline: 'none', '@media': { [media.wide]: textStyle('display') } })

export const actions = style({ display: 'flex', gap: vars.space['2'], flexShrink: 0 })

export const tags = style(flexWrap('2'))

/** A titled part of a notice. */
export const section = style(stack('3'))

export const sectionTitle = style(textStyle('lead'))

export const buttons = style(flexWrap('2'))

export const muted = style({ color: vars.color.muted })

export const foot = style({
  ...textStyle('small', 'muted'),
  fontVariantNumeric: 'tabular-nums',
  paddingTop: vars.space['4'],
  borderTop: hairline,
})

export const bones = style(stack('3'))

export const file = style({ ...flexWrap('3', 'center'), padding: `${vars.space['3']} ${vars.space['4']}` })

export const fileSign = style({ color: vars.color.accent })
export const fileName = style({ flex: '1 1 10rem', minWidth: 0, fontWeight: vars.fontWeight.semibold })

/** Side by side also on the narrowest phone, so that a file takes two lines and not three. */
export const fileButtons = style({ ...flexWrap('2'), flex: '0 1 auto' })

globalStyle(`${fileButtons} > button`, { flex: '1 0 auto', paddingInline: vars.space['3'] })
