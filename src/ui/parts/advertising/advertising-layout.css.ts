import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { hairline, singleColumn, stack as column, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { STRIP } from './advertising.css.ts'

const frame = style({
  position: 'relative',
  overflow: 'hidden',
  minWidth: 0,
  ...surface(),
  border: hairline,
})
const strip = style([frame, { height: STRIP }])
// A container query: beside its picture there may be no room for text.
const card = style([frame, { containerType: 'inline-size' }])
const BESIDE = '(min-width: 34rem)'

export const frames = { top: strip, bottom: strip, slot: card, large: card } as const

/** All of them share one grid cell, which is as large as the largest: the rotation moves nothing around them. */
export const stack = style({ ...singleColumn(), gridTemplateRows: 'minmax(0, 1fr)', height: '100%' })

const link = style({
  gridArea: '1 / 1',
  minWidth: 0,
  color: vars.color.text,
  textDecoration: 'none',
  transition: `opacity ${vars.motion.calm} ${vars.motion.ease}, visibility ${vars.motion.calm}`,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-3px' } },
  borderRadius: vars.radius.large,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.raised } } },
    [media.stillness]: { transition: 'none' },
  },
})
const lying = style([link, { display: 'grid', gridTemplateColumns: `min(${STRIP}, 37%) minmax(0, 1fr)` }])
const standing = style([link, column()])
const turning = style([standing, { '@container': { [BESIDE]: { flexDirection: 'row' } } }])
// In a wide window the picture stands beside the words: above them it would be the largest thing on the page.
const large = style([standing, { '@media': { [media.wide]: { flexDirection: 'row' } } }])
export const links = { top: lying, bottom: lying, slot: turning, large } as const
/** Not the current one: hidden and not focusable. */
export const waiting = style({ opacity: 0, visibility: 'hidden' })

const picture = style({ display: 'block', minWidth: 0, overflow: 'hidden', background: vars.color.raised })
globalStyle(`${picture} > *`, { height: '100%' })
export const pictures = styleVariants({
  top: [picture],
  bottom: [picture],
  slot: [picture, { aspectRatio: '16 / 9', '@container': { [BESIDE]: { flex: '0 0 18rem' } } }],
  large: [
    picture,
    { aspectRatio: '16 / 9', '@media': { [media.wide]: { aspectRatio: 'auto', flex: '0 0 37%', minHeight: '8rem' } } },
  ],
})

export const words = style({
  ...column(),
  justifyContent: 'center',
  minWidth: 0,
  padding: `${vars.space['2']} ${vars.space['4']}`,
})
const tall = style([words, { paddingBlock: `${vars.space['3']} ${vars.space['4']}` }])
export const wordings = { top: words, bottom: words, slot: tall, large: tall } as const
/** Space for the button in the corner. */
export const beside = style({ paddingInlineEnd: vars.space['12'] })

/** The label 'advertisement' is visible on every one. */
export const mark = style({
  alignSelf: 'flex-start',
  marginBlockEnd: vars.space['1'],
  paddingInline: vars.space['2'],
  ...surface('warmGround', 'small'),
  ...textStyle('caption', 'semibold', 'warm'),
  lineHeight: vars.lineHeight.body,
})

export const title = style(textStyle('tight', 'semibold'))
export const largeTitle = style([title, textStyle('title')])
export const text = style(textStyle('small', 'snug', 'muted'))

/** The pause button, in the corner. */
export const control = style({ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0, zIndex: vars.zIndex.raised })

// The frame clips at its corners: the ring of the button in one of them is inside it.
globalStyle(`${frame} button:focus-visible`, { outlineOffset: '-2px' })
