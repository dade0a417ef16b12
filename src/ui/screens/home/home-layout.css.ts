import { globalStyle, style } from '@vanilla-extract/css'
import { fill, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/**
 * A word of welcome beside the square at dusk. It comes with the page and waits for no answer.
 */
export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBottom: vars.space['3'],
  overflow: 'hidden',
  containerType: 'inline-size',
  ...surface(),
  '@media': { [media.wide]: { marginBottom: vars.space['4'] } },
})
globalStyle(`${hero} > *`, { gridArea: '1 / 1' })

/** The share of a phone's width that shows the tower, the arcades and the moon. */
const PICTURE = '42%'

export const square = style({
  ...fill,
  insetInlineStart: 'auto',
  width: PICTURE,
  height: '100%',
  objectFit: 'cover',
  objectPosition: '38% 100%',
  // A wide one has room for the whole square; large letters leave none.
  '@media': { [media.wide]: { width: 'auto' } },
  '@container': { '(max-width: 19rem)': { display: 'none' } },
})

export const greeting = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: '6.125rem',
  padding: vars.space['4'],
  paddingInlineEnd: `calc(${PICTURE} + ${vars.space['2']})`,
  ...textStyle('lead', 'tight', 'semibold'),
  '@media': { [media.wide]: { paddingInlineEnd: '16rem', ...textStyle('display') } },
  '@container': { '(max-width: 19rem)': { minHeight: '4.875rem', paddingInlineEnd: vars.space['4'] } },
})

/** One line to write in, no wider than one reads. */
export const search = style({ maxWidth: '40rem', marginBottom: vars.space['3'] })

export const section = style({ marginBottom: vars.space['6'] })

/** What everyone may have to say to the town. */
export const report = style({ display: 'flex', marginBottom: vars.space['6'] })

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
