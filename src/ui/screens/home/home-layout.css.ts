import { globalStyle, style } from '@vanilla-extract/css'
import { fill, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The square at dusk, and a word of welcome under its sky. It comes with the page and waits for no answer. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: '160px',
  marginBottom: vars.space['4'],
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': { [media.wide]: { minHeight: '240px' } },
})

export const square = style({
  ...fill,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  // A strip this wide holds the moon, the tower and the roofs; of the square itself it has room for a part only.
  '@media': { [media.desktop]: { objectPosition: '50% 34%' } },
})

export const greeting = style({
  position: 'relative',
  padding: `${vars.space['12']} ${vars.space['4']} ${vars.space['3']}`,
  // Dark enough where the words stand for a lit window behind them.
  background: `linear-gradient(transparent, ${vars.color.ground} 75%)`,
  ...textStyle('display', 'tight', 'semibold'),
})

/** One line to write in, no wider than one reads. */
export const search = style({ maxWidth: '40rem', marginBottom: vars.space['6'] })

export const section = style({ marginBottom: vars.space['8'] })

export const sectionTitle = style({ margin: `0 0 ${vars.space['3']}`, ...textStyle('lead', 'semibold') })

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space['3'],
  '@media': {
    [media.wide]: { gap: vars.space['4'], gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13.5rem, 1fr))' },
  },
})

// Side by side, each as tall as the tallest.
globalStyle(`${entries} > *`, { display: 'grid' })

/** The first section leads with one broad card. */
export const lead = style({ gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'span 2' } } })

export const cover = style({
  display: 'block',
  height: '96px',
  overflow: 'hidden',
  '@media': { [media.wide]: { height: '160px' } },
})
export const leadCover = style({
  display: 'block',
  height: '132px',
  overflow: 'hidden',
  '@media': { [media.wide]: { height: '160px' } },
})

// The picture takes the room its place has, whatever its own shape.
globalStyle(`${cover} > *, ${leadCover} > *`, { height: '100%' })

/** An entry on its way: its picture's place, and that of its words, which on a phone take two lines more often than not. */
export const waitingEntry = style({ overflow: 'hidden', ...surface() })
export const waitingWords = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space['3'],
  height: '6.125rem',
  paddingInline: vars.space['4'],
  '@media': { [media.wide]: { height: '4.8125rem' } },
})

globalStyle(`${lead} ${waitingWords}`, { height: '4.8125rem' })
