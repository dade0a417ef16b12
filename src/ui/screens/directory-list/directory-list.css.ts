import { globalStyle, style } from '@vanilla-extract/css'
import { HEIGHT } from '#ui/components/place-card.css.ts'
import {
  centred,
  chosen,
  contained,
  flexRow,
  flexWrap,
  hairline,
  inlineRow,
  onHover,
  singleColumn,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The gap between cards, and the height of a card with its gap, in rem: the virtualised list relies on them. */
const GAP = 0.75
export const LINE = HEIGHT + GAP

const SIDE = '17.5rem'

export const layout = style({
  ...contained(vars.size.readingMax),
  paddingInline: vars.space[4],
  '@media': {
    [media.wide]: { maxWidth: '960px', paddingInline: vars.space[6] },
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${SIDE} minmax(0, 1fr)`,
      gap: vars.space[8],
      maxWidth: '1280px',
    },
  },
})

/** Beside the list on a desktop: sticky while the list scrolls. */
export const side = style({ position: 'sticky', insetBlockStart: 0, alignSelf: 'start', paddingBlock: vars.space[2] })

export const main = style({ minWidth: 0 })

export const above = style({ display: 'flow-root', paddingBlock: `${vars.space[2]} ${vars.space[3]}` })

export const controls = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.wide]: { gridTemplateColumns: '2fr 1fr', alignItems: 'end' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] },
  },
})

export const filters = style({
  display: 'grid',
  // Side by side while the text fits.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[3],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] } },
})

// In half a phone's width the text of a select needs the space of its padding.
globalStyle(`${controls} select`, {
  '@media': { [`not all and ${media.wide}`]: { paddingInline: vars.space[3], paddingInlineEnd: vars.space[10] } },
})

export const failedFilter = style({ gridColumn: '1 / -1' })

export const order = style({ ...flexRow('2', 'flex-end'), minWidth: 0 })

export const summary = style({
  ...flexWrap(),
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minHeight: '3.5rem',
  paddingBlockStart: vars.space[2],
})

// It shrinks before the buttons beside it, which keep their place while filters change.
export const total = style({
  flex: '1 1 4rem',
  minWidth: 0,
  ...textStyle('tight', 'muted'),
  fontVariantNumeric: 'tabular-nums',
})

/** Two options side by side: the selected one is filled. */
export const ways = style({ display: 'inline-flex', padding: '2px', ...surface('surface', 'full') })

export const way = style({
  ...centred,
  minHeight: vars.size.touch,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.full,
  ...textStyle('semibold', 'muted'),
  textDecoration: 'none',
  ...onHover({ color: vars.color.text }),
})

export const wayHere = style(chosen)

export const rows = style({
  ...singleColumn(),
  columnGap: `${GAP}rem`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const row = style({ height: `${LINE}rem`, paddingBlockEnd: `${GAP}rem`, contain: 'size layout' })
export const room = style({ gridColumn: '1 / -1' })

/** Below the last card; sticky where there is room. */
export const pages = style({
  paddingBlock: vars.space[3],
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.zIndex.sticky,
      background: vars.color.ground,
      borderBlockStart: hairline,
    },
    print: { position: 'static' },
  },
})

/** Content outside the viewport is not rendered: a section is as high as two lines until it has been visible. */
export const group = style({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${2 * LINE + 3.25}rem` })

export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.sticky,
  ...flexRow('3', 'baseline'),
  minHeight: '3.25rem',
  paddingBlock: vars.space[1],
  background: vars.color.ground,
  ...textStyle('lead', 'snug'),
})

export const headingLink = style({
  ...inlineRow(),
  minHeight: vars.size.touch,
  ...textStyle('bold', 'text'),
  textDecoration: 'none',
  ...onHover({ textDecoration: 'underline' }),
})

export const headingCount = style(textStyle('small', 'regular', 'muted'))

export const end = style({ height: vars.space[8], '@media': { [media.wide]: { height: 0 } } })
