import { globalStyle, style } from '@vanilla-extract/css'
import { bar } from '#ui/layout/page/page.css.ts'
import { heldAtBottom } from '#ui/components/overlay.css.ts'
import { clamp, flexWrap, hairline, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The name of the highlight that marks the sentence. */
export const MARK = 'read-aloud'

globalStyle(`::highlight(${MARK})`, {
  background: vars.color.selected,
  color: vars.color.text,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '2px',
  '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
})

/** The button loads late: it has its room from the beginning, so that the text does not move when it comes. */
export const place = style({ minHeight: vars.size.touch, '@media': { print: { display: 'none' } } })
/** Without a voice no button comes. */
export const noPlace = style({ display: 'none' })
export const listen = style({ display: 'flex' })

/** The browser marks sentences in the text: then the player may leave them out where there is little room. */
const MARKS = `selector(::highlight(${MARK}))`

/** A row of its own under what scrolls. */
export const player = style([
  heldAtBottom,
  {
    gridRow: 3,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"text close" "controls controls"',
    alignItems: 'center',
    columnGap: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    background: vars.color.raised,
    borderBlockStart: hairline,
    outline: 'none',
    containerType: 'inline-size',
    maxHeight: '60dvh',
    overflowY: 'auto',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) 20rem auto',
        gridTemplateAreas: '"text controls close"',
        columnGap: vars.space[6],
        paddingInline: vars.space[6],
      },
      [media.low]: { gridTemplateAreas: '"text text" "controls close"' },
      print: { display: 'none' },
    },
  },
])

// A low window has room for the text or for the bars.
globalStyle(`:root:has(.${player}) .${bar}:not(:has(:focus-visible))`, {
  '@media': { [media.low]: { display: 'none' } },
})

export const text = style({ gridArea: 'text', minWidth: 0 })

/** Of the sentence as much as there is room for; where it is marked in the text, nothing in a low window or with large letters. */
export const words = style({
  ...clamp(2),
  ...textStyle('snug'),
  '@supports': {
    [MARKS]: {
      '@media': { [media.low]: { display: 'none' } },
      '@container': { '(max-width: 17rem)': { display: 'none' } },
    },
  },
})
export const told = style({ ...flexWrap('2'), ...textStyle('small', 'snug', 'muted') })
export const at = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.low]: { display: 'none' } },
})

// With letters so large that they do not stand in one row, the speed has a row of its own.
export const controls = style({ gridArea: 'controls', ...flexWrap('1', 'flex-end') })
export const speed = style({
  flex: '1 1 7rem',
  maxWidth: '14rem',
  marginInlineStart: 'auto',
  '@media': { [media.low]: { flexBasis: '5rem' } },
})
globalStyle(`${speed} label`, textStyle('small', 'muted'))
globalStyle(`${speed} select`, {
  minHeight: vars.size.touch,
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[3]} ${vars.space[8]}`,
})
globalStyle(`${speed} svg`, { insetInlineEnd: vars.space[2] })

export const close = style({ gridArea: 'close' })
