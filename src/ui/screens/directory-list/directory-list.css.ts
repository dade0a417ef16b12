import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css'
import { HEIGHT } from '#ui/components/place-card.css.ts'
import {
  belowHeadings,
  centred,
  chosen,
  contained,
  flexRow,
  flexWrap,
  hairline,
  inlineRow,
  onHover,
  singleColumn,
  stickyHeading,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import * as lines from '#ui/layout/lists/list-controls.css.ts'
import { missing } from '#ui/layout/reading/missing-rows.css.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The gap between cards, and the least height of a card with its gap, in rem: the virtualised list begins with them. */
const GAP = 0.75
export const LINE = HEIGHT + GAP

/** Beside a rail with words there is less for it. */
const SIDE = 'clamp(13rem, 19vw, 17.5rem)'

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

/** On a desktop the map takes the width: the filters stand above, on one line with the choice of list and map. */
export const withMap = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 36rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gap: `0 ${vars.space[8]}`,
      maxWidth: 'none',
    },
  },
})
const besideMap = (part: string, rule: GlobalStyleRule): void =>
  globalStyle(`${withMap} > ${part}`, { '@media': { [media.desktop]: rule } })
besideMap(side, { position: 'static' })
besideMap(main, { display: 'contents' })
besideMap(`${main} > *`, { gridColumn: '1 / -1' })

export const above = style({ display: 'flow-root', paddingBlock: `${vars.space[2]} ${vars.space[3]}` })

/** On a desktop: one below the other. */
export const controls = style([
  lines.controls,
  {
    '@media': {
      [media.wide]: { paddingInline: vars.space[6], marginInline: `calc(-1 * ${vars.space[6]})` },
      [media.desktop]: { ...singleColumn('5'), padding: 0, margin: 0 },
    },
  },
])

export const filters = style([lines.filters, { '@media': { [media.desktop]: singleColumn('5') } }])

/** What failed says so on a line of its own. */
export const failedFilter = style({ order: 1, flexBasis: '100%' })

besideMap(`${main} > ${above}`, { gridColumn: 2, alignSelf: 'end' })
besideMap(`${side} ${filters}`, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })

globalStyle(`${controls}:has(${failedFilter})`, { '@media': { [lines.PILLS]: { flexWrap: 'wrap' } } })

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
  // What is measured above the window is made up for by the list itself.
  overflowAnchor: 'none',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const row = style({ minHeight: `${LINE}rem`, paddingBlockEnd: `${GAP}rem`, contain: 'layout' })
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

// What says that rows are missing stands above the pages, not over them.
globalStyle(`${main}:has(> ${pages}) ${missing}`, {
  '@media': { [media.wide]: { insetBlockEnd: `calc(${vars.size.touch} + ${vars.space[3]} * 3)` } },
})

/** Content outside the viewport is not rendered: a section is as high as two lines until it has been visible. */
export const group = style({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${2 * LINE + 3.25}rem` })

export const heading = style({
  ...stickyHeading(),
  ...flexRow('3', 'baseline'),
  minHeight: '3.25rem',
  paddingBlock: vars.space[1],
  ...textStyle('lead', 'snug'),
})

// A card that receives the keyboard focus comes below the heading of its group, not behind it.
globalStyle(`main:has(${heading})`, belowHeadings('6rem'))

export const headingLink = style({
  ...inlineRow(),
  minHeight: vars.size.touch,
  ...textStyle('semibold', 'text'),
  textDecoration: 'none',
  ...onHover({ textDecoration: 'underline' }),
})

export const headingCount = style(textStyle('small', 'regular', 'muted'))

export const end = style({
  height: vars.space[8],
  // The list of the map ends where the page does.
  selectors: { [`${withMap} > ${main} > &`]: { height: 0 } },
  '@media': { [media.wide]: { height: 0 } },
})
