import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

/** The square at dusk, and a word of welcome under its sky. It comes with the page and waits for no answer. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  height: '160px',
  marginBottom: vars.space['6'],
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': { [media.wide]: { height: '240px' } },
})

export const square = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
})

export const greeting = style({
  position: 'relative',
  padding: `${vars.space['12']} ${vars.space['4']} ${vars.space['3']}`,
  background: `linear-gradient(transparent, ${vars.color.ground})`,
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
})

export const section = style({ marginBottom: vars.space['8'] })

export const sectionTitle = style({
  margin: `0 0 ${vars.space['3']}`,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.semibold,
})

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 152px), 1fr))',
  gap: vars.space['3'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [media.wide]: { gap: vars.space['4'], gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' } },
})

/** The first section leads with one broad card. */
export const lead = style({
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'span 2' } },
})

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
