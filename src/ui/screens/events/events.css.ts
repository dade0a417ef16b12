import { globalStyle, style } from '@vanilla-extract/css'
import { belowHeadings, contained, flexWrap, stack, stickyHeading, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The least height of a card of a very long day, in rem: the virtualised list begins with it. */
export const LINE = 9.25

const SIDE = '21rem'
/** The height of the day bar, below which the headings stick. */
const STEPPER = '3.75rem'

export const layout = style({
  // Sticky elements are below popovers of the top bar.
  isolation: 'isolate',
  ...contained(vars.size.readingMax),
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[12],
  '@media': {
    [media.wide]: { paddingInline: vars.space[6] },
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${SIDE}`,
      gap: vars.space[8],
      maxWidth: '1120px',
      alignItems: 'start',
    },
  },
})

export const main = style({ minWidth: 0 })

/** The month beside the day, where there is room for it. */
export const side = style({
  position: 'sticky',
  // Aligned with the day, which is centred in its bar.
  insetBlockStart: `calc((${STEPPER} - 3rem) / 2)`,
  padding: vars.space[4],
  ...surface(),
})

/** After the main content. */
export const advertising = style({ paddingBlockStart: vars.space[4] })

/** The day bar is sticky while its events scroll. */
export const stepper = style({ ...stickyHeading(), display: 'grid', alignItems: 'center', height: STEPPER })

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space[3],
  marginBlock: `${vars.space[2]} ${vars.space[4]}`,
  padding: vars.space[4],
  ...surface(),
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const town = style({ gridColumn: '1 / -1', '@media': { [media.wide]: { gridColumn: 'auto' } } })

export const summary = style({
  ...flexWrap(),
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  minHeight: '3rem',
})
// The text of a quiet button, not its background, is aligned with the edge of the cards.
globalStyle(`${summary} > button`, { marginInline: `auto calc(-1 * ${vars.space[3]})` })
export const dayTitle = style({ flex: '1 1 12rem', ...textStyle('lead', 'snug') })
export const count = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })

export const part = style({ paddingBlockEnd: vars.space[4] })
/** Sticks below the day bar. */
export const partTitle = style({
  ...stickyHeading(STEPPER),
  zIndex: vars.zIndex.raised,
  paddingBlock: vars.space[2],
  ...textStyle('body', 'semibold', 'warm'),
})
// A card that receives the keyboard focus comes below the day bar and the heading under it, not behind them.
globalStyle(`main:has(${stepper})`, belowHeadings(`calc(${STEPPER} + 3.5rem)`))

export const list = style(stack('3'))

/** On a very long day all cards have at least the same height. */
export const line = style({
  display: 'grid',
  minHeight: `${LINE}rem`,
  paddingBlockEnd: vars.space[3],
  contain: 'layout',
})
export const ways = style({ ...flexWrap('3'), justifyContent: 'center' })
