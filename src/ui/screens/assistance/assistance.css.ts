import { globalStyle, style } from '@vanilla-extract/css'
import { wordsLink } from '#ui/components/words-link.css.ts'
import { flexRow, flexWrap, onHover, singleColumn, stack, sticky, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** One column on a phone; on a desktop the text, and the table of contents beside it. */
export const page = style({
  ...singleColumn('6'),
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space['10'],
    },
  },
})
export const head = style({ ...stack('4'), '@media': { [media.desktop]: { gridColumn: '1 / -1' } } })
export const lead = style({ display: 'block', color: vars.color.muted, textWrap: 'pretty' })

/** The table of contents, sticky while the answers scroll; on small screens the answers follow it. */
export const contents = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', ...sticky } },
})
export const contentsTitle = style({
  paddingInline: vars.space['3'],
  paddingBlockEnd: vars.space['2'],
  ...textStyle('small', 'muted'),
})
export const contentsLink = style({
  ...flexRow(),
  minHeight: vars.size.touch,
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecoration: 'none',
  ...onHover({ background: vars.color.surface }),
})

export const answers = style({ ...stack('8'), minWidth: 0, '@media': { [media.desktop]: { gridColumn: 2 } } })
export const section = style(stack('3'))
export const sectionTitle = style({
  ...textStyle('title', 'tight'),
  outline: 'none',
  scrollMarginBlockStart: vars.space['4'],
})

export const question = style({ scrollMarginBlockStart: vars.space['4'] })
export const asked = style({
  ...flexRow('3'),
  justifyContent: 'space-between',
  minHeight: '4rem',
  padding: `${vars.space['3']} ${vars.space['4']}`,
  ...textStyle('snug', 'semibold'),
  cursor: 'pointer',
  listStyle: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-3px' },
  },
  borderRadius: vars.radius.medium,
  ...onHover({ background: vars.color.raised }),
})
export const sign = style({
  flexShrink: 0,
  color: vars.color.accent,
  transition: `rotate ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [media.stillness]: { transition: 'none' } },
})
globalStyle(`${question}[open] > summary > ${sign}`, { rotate: '180deg' })
export const answer = style({
  ...stack('3'),
  alignItems: 'flex-start',
  maxWidth: '42rem',
  padding: `0 ${vars.space['4']} ${vars.space['4']}`,
  color: vars.color.muted,
  textWrap: 'pretty',
})
export const way = style([wordsLink, { fontWeight: vars.fontWeight.semibold }])

export const support = style({ ...flexWrap('4', 'center'), justifyContent: 'space-between' })
export const supportWords = style({ flex: '1 1 16rem', ...stack('1') })
export const supportTitle = style(textStyle('lead', 'semibold'))
export const muted = style({ color: vars.color.muted })
export const waiting = style({ overflow: 'hidden', maxHeight: 'calc(100dvh - 14rem)' })
