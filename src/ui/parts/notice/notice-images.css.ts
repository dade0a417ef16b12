import { style } from '@vanilla-extract/css'
import { centred, square, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: vars.space['3'],
})

// The first picture leads.
export const item = style({
  minWidth: 0,
  selectors: { '&:first-child:not(:nth-last-child(2n))': { gridColumn: '1 / -1' } },
})

export const button = style({ display: 'block', width: '100%', textAlign: 'start', borderRadius: vars.radius.large })

export const thumbnail = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  transition: `scale ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${button}:active &`]: { scale: '0.985' } },
})

export const sign = style({
  position: 'absolute',
  insetBlockEnd: vars.space['2'],
  insetInlineEnd: vars.space['2'],
  ...centred,
  ...square('36px'),
  ...surface('ground', 'full'),
  opacity: 0.85,
})

export const caption = style({
  display: 'block',
  padding: `${vars.space['2']} ${vars.space['1']} ${vars.space['1']}`,
  ...textStyle('small', 'snug', 'muted'),
  '@media': { [media.hover]: { selectors: { [`${button}:hover &`]: { color: vars.color.text } } } },
})
