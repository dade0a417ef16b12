import { style } from '@vanilla-extract/css'
import { centred, hairline, leadingSign, onHover, square, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const form = style({ position: 'relative', display: 'flex', width: '100%' })

export const input = style({
  appearance: 'none',
  width: '100%',
  height: '3.25rem',
  paddingInline: `calc(${vars.space[6]} + min(1.5rem, 36px)) ${vars.space[12]}`,
  ...surface('surface', 'full'),
  border: hairline,
  ...textStyle('body'),
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&:focus-visible': { borderColor: vars.color.accent, outlineOffset: '-1px' },
    // Without words there is no button to clear them.
    '&:placeholder-shown': { paddingInlineEnd: vars.space[4] },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:focus)': { background: vars.color.raised } } } },
})

export const sign = style(leadingSign)

export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '0.25rem',
  marginBlock: 'auto',
  ...centred,
  ...square(vars.size.touch),
  borderRadius: vars.radius.full,
  color: vars.color.muted,
  ...onHover({ color: vars.color.text }),
})
