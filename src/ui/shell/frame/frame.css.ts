import { globalStyle, style } from '@vanilla-extract/css'
import { centred, chosen, flexRow, givenAway, hairline, singleColumn, stack, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { bar, brand, row } from '#ui/layout/page/page.css.ts'
import { LAYOUTS } from './styles-in-step.ts'

for (const { query, property } of LAYOUTS)
  globalStyle(':root', { vars: { [property]: '0' }, '@media': { [query]: { vars: { [property]: '1' } } } })

/** The whole window: content, with the bottom bar under it on small screens and the rail beside it on wide ones. */
export const frame = style({
  ...singleColumn(),
  height: '100dvh',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"content" "bottom"',
  paddingInline: `${vars.safe.start} ${vars.safe.end}`,
  '@media': {
    [media.wide]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`,
      gridTemplateAreas: '"rail content"',
    },
    [media.labelled]: { gridTemplateColumns: `${vars.size.railOpen} minmax(0, 1fr)` },
  },
})

export const bare = style({
  height: '100dvh',
  ...singleColumn(),
  gridTemplateRows: 'auto minmax(0, 1fr)',
  paddingInline: `${vars.safe.start} ${vars.safe.end}`,
})

export const content = style({
  gridArea: 'content',
  minWidth: 0,
  minHeight: 0,
  ...singleColumn(),
  gridTemplateRows: 'auto minmax(0, 1fr)',
})

// The screen keeps the second row whether or not there is something to say over it.
globalStyle(`${bare} > :last-child, ${content} > :last-child`, { gridRow: 2 })

/** One line over every screen while there is no network (ERR-04). */
export const offline = style({
  display: 'block',
  padding: `calc(${vars.space['1']} + ${vars.safe.top}) ${vars.space['4']} ${vars.space['1']}`,
  background: vars.color.warmGround,
  ...textStyle('small', 'semibold', 'warm'),
  textAlign: 'center',
})

export const bottomBar = style([
  bar,
  {
    gridArea: 'bottom',
    background: vars.color.surface,
    borderTop: hairline,
    paddingBottom: vars.safe.bottom,
    zIndex: vars.zIndex.bar,
    '@media': { [media.wide]: { display: 'none' }, [media.low]: givenAway },
  },
])

export const bottomList = style({ display: 'flex', padding: `0 ${vars.space['1']}` })

// Shares of the bar, whatever the size of its words.
globalStyle(`${bottomList} > li`, { flex: '1 1 0', minWidth: 0 })

export const bottomItem = style({
  ...stack('1'),
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.bottomBar,
  textAlign: 'center',
  ...textStyle('semibold', 'muted'),
  textDecoration: 'none',
  // Five words side by side: who reads large letters gets them as large as whole words have room, not torn ones.
  fontSize: `min(${vars.fontSize.caption}, 4vw)`,
  ':hover': { color: vars.color.text },
})

export const sign = style({
  position: 'relative',
  ...centred,
  width: 'min(3.25rem, 15vw)',
  height: 'min(2rem, 44px)',
  borderRadius: vars.radius.full,
  transition: `background ${vars.motion.quick} ${vars.motion.ease}`,
})

export const bottomCurrent = style({ color: vars.color.text })

globalStyle(`${bottomCurrent} > ${sign}`, chosen)

export const word = style({ lineHeight: vars.lineHeight.tight })

/**
 * A strip of icons that opens over the content under the pointer or the keyboard's focus (SHELL-12). [decided] In a window
 * of 1200 px and more it stays open, beside the content.
 */
export const rail = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      gridArea: 'rail',
      ...stack('6'),
      width: vars.size.rail,
      height: '100dvh',
      overflow: 'hidden',
      padding: `${vars.space['5']} ${vars.space['3']}`,
      background: vars.color.surface,
      borderInlineEnd: hairline,
      zIndex: vars.zIndex.bar,
      position: 'relative',
      transition: `width ${vars.motion.calm} ${vars.motion.ease}`,
      selectors: {
        '&:hover, &:has(:focus-visible)': { width: vars.size.railOpen, boxShadow: vars.shadow.high },
      },
    },
    [media.labelled]: {
      width: vars.size.railOpen,
      selectors: { '&:hover, &:has(:focus-visible)': { boxShadow: 'none' } },
    },
  },
})

/** The mark alone while the rail is narrow; the word comes with its width. */
export const railBrand = style({
  ...flexRow(),
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  minHeight: vars.size.touch,
  marginBlock: '-6px',
  width: '32px',
  paddingInlineStart: '10px',
  boxSizing: 'content-box',
  color: vars.color.text,
  textDecoration: 'none',
  flexShrink: 0,
  selectors: { [`${rail}:hover &, ${rail}:has(:focus-visible) &`]: { width: 'auto' } },
  '@media': { [media.labelled]: { width: 'auto' } },
})

// The rail has the mark: beside it, the bar needs no second one.
globalStyle(`${content} ${row} > :is(${brand}, svg, img)`, { '@media': { [media.wide]: { display: 'none' } } })

export const sideList = style(stack('2'))

export const sideItem = style({
  ...flexRow('3'),
  minHeight: '48px',
  borderRadius: vars.radius.full,
  ...textStyle('semibold', 'muted'),
  textDecoration: 'none',
  ':hover': { background: vars.color.raised, color: vars.color.text },
  // The rail uncovers its words as it opens.
  selectors: { [`${rail} &`]: { whiteSpace: 'nowrap' } },
})

export const sideCurrent = style(chosen)
/** Where a count sits: on the shoulder of its icon. */
export const count = style({ position: 'absolute', top: '-4px', insetInlineStart: 'calc(50% + 4px)' })

// In the bottom bar it grows as far as its words do: larger, it would hide the sign it belongs to.
globalStyle(`${bottomItem} ${count} > *`, {
  minWidth: 'min(1.25rem, 7vw)',
  height: 'min(1.25rem, 7vw)',
  fontSize: `min(${vars.fontSize.caption}, 5vw)`,
})

export const sideSign = style({
  position: 'relative',
  ...centred,
  width: '56px',
  height: 'min(2rem, 44px)',
  flexShrink: 0,
})
