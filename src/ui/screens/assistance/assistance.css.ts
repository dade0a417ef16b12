import { globalStyle, style } from '@vanilla-extract/css'
import { wordsLink } from '#ui/components/words-link.css.ts'
import { media, vars } from '#ui/theme/theme.css.ts'

/** One column on a phone; on a desktop the text, and the table of contents beside it. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space['10'],
    },
  },
})
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['4'],
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
})
export const lead = style({ display: 'block', color: vars.color.muted, textWrap: 'pretty' })

/** The table of contents, sticky while the answers scroll; on small screens the answers follow it. */
export const contents = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      alignSelf: 'start',
      position: 'sticky',
      top: vars.space['4'],
    },
  },
})
export const contentsTitle = style({
  paddingInline: vars.space['3'],
  paddingBlockEnd: vars.space['2'],
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
})
export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.surface } } } },
})

export const answers = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['8'],
  minWidth: 0,
  '@media': { [media.desktop]: { gridColumn: 2 } },
})
export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space['3'] })
export const sectionTitle = style({
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.tight,
  outline: 'none',
  scrollMarginBlockStart: vars.space['4'],
})

export const question = style({ scrollMarginBlockStart: vars.space['4'] })
export const asked = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  minHeight: '4rem',
  padding: `${vars.space['3']} ${vars.space['4']}`,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  listStyle: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-3px' },
  },
  borderRadius: vars.radius.medium,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.raised } } } },
})
export const sign = style({
  flexShrink: 0,
  color: vars.color.accent,
  transition: `rotate ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [media.stillness]: { transition: 'none' } },
})
globalStyle(`${question}[open] > summary > ${sign}`, { rotate: '180deg' })
export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space['3'],
  maxWidth: '42rem',
  padding: `0 ${vars.space['4']} ${vars.space['4']}`,
  color: vars.color.muted,
  textWrap: 'pretty',
})
export const way = style([wordsLink, { fontWeight: vars.fontWeight.semibold }])

export const support = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
})
export const supportWords = style({ flex: '1 1 16rem', display: 'flex', flexDirection: 'column', gap: vars.space['1'] })
export const supportTitle = style({ fontSize: vars.fontSize.lead, fontWeight: vars.fontWeight.semibold })
export const muted = style({ color: vars.color.muted })
export const waiting = style({ overflow: 'hidden', maxHeight: 'calc(100dvh - 14rem)' })
