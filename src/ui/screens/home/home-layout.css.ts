import { globalStyle, style } from '@vanilla-extract/css'
import { fill, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The element of the greeting, over which stands what warns. */
export const FIRST = 'first'

/**
 * A strip of the square at dusk, with a word of welcome under its sky. It comes with the page and waits for no answer. It is
 * as high as a panel of one row, which covers it when there is a warning.
 */
export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '6.125rem',
  marginBottom: vars.space['3'],
  overflow: 'hidden',
  ...surface(),
  '@media': { [media.wide]: { marginBottom: vars.space['4'] } },
})
globalStyle(`${hero} > *`, { gridArea: '1 / 1' })

export const square = style({
  ...fill,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // A strip this low holds the tower, the hills and the roofs.
  objectPosition: '50% 62%',
  // A wide one has room for the whole square at its end.
  '@media': { [media.wide]: { insetInlineStart: 'auto', width: 'auto' } },
})

export const greeting = style({
  position: 'relative',
  alignSelf: 'end',
  padding: `${vars.space['12']} ${vars.space['4']} ${vars.space['3']}`,
  // Dark enough where the words stand for a lit window behind them.
  background: `linear-gradient(transparent, ${vars.color.ground} 55%)`,
  ...textStyle('title', 'tight', 'semibold'),
  '@media': {
    [media.wide]: { alignSelf: 'center', padding: vars.space['4'], background: 'none', ...textStyle('display') },
  },
})

/** One line to write in, no wider than one reads. */
export const search = style({ maxWidth: '40rem', marginBottom: vars.space['3'] })

export const section = style({ marginBottom: vars.space['6'] })

export const sectionTitle = style({ margin: `0 0 ${vars.space['3']}`, ...textStyle('lead', 'semibold') })

/** Ways are found by their names: small tiles, many at a time, under what is so today. */
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
  gap: vars.space['3'],
  '@media': { [media.wide]: { gap: vars.space['4'] } },
})

// Side by side, each as tall as the tallest.
globalStyle(`${entries} > *`, { display: 'grid' })
globalStyle(`${entries} > * > a`, { flexDirection: 'row', alignItems: 'center', minHeight: '4.75rem' })

/** The picture takes the room its place has, whatever its own shape. */
export const cover = style({
  flexShrink: 0,
  alignSelf: 'stretch',
  display: 'block',
  width: '4.5rem',
  minHeight: '4.75rem',
  overflow: 'hidden',
})

globalStyle(`${cover} > *`, { height: '100%' })

/** An entry on its way: its picture's place, and that of its words. */
export const waitingEntry = style({ overflow: 'hidden', ...surface() })
export const waitingWords = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space['3'],
  paddingInline: vars.space['4'],
})

globalStyle(`${entries} > ${waitingEntry}`, { display: 'flex' })
