import { globalStyle, style } from '@vanilla-extract/css'
import { wordsLink } from '#ui/components/words-link.css.ts'
import { flexWrap, singleColumn, square, stack, sticky, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { mapRoom } from './sheet-map.css.ts'

export const page = style({ ...stack('4'), minWidth: 0 })
/** While loading it is at most as high as the viewport: skeletons need no scrolling. */
export const waiting = style({ overflow: 'hidden', maxHeight: 'calc(100dvh - 10rem)' })
globalStyle(`${waiting} > *`, { flexShrink: 0 })

// With large text the text is below the picture: beside it words would break.
export const head = style(flexWrap('4', 'center'))
export const cover = style({ flexShrink: 0, ...square('4.5rem'), overflow: 'hidden', ...surface() })
export const headWords = style({ flex: '1 1 9rem', minWidth: 0, ...stack() })
export const title = style({ ...textStyle('display'), textWrap: 'pretty' })
export const municipality = style([wordsLink, { alignSelf: 'flex-start' }])

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'end',
  gap: vars.space['4'],
  padding: vars.space['4'],
  ...surface(),
})

export const body = style({ minWidth: 0 })
/** Stacked on a phone; on a desktop the map is beside the rest. */
export const main = style({
  ...singleColumn('4'),
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 40%)', columnGap: vars.space['8'] },
  },
})
globalStyle(`${main} > *`, { minWidth: 0, '@media': { [media.desktop]: { gridColumn: 1 } } })

globalStyle(`${main} > ${mapRoom}`, {
  '@media': {
    [media.desktop]: { gridColumn: 2, gridRow: '1 / span 8', ...sticky },
  },
})
export const total = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })

export const headBones = style([headWords, { gap: vars.space['3'] }])
