import { style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  width: '100%',
  minHeight: vars.size.touch,
  cursor: 'pointer',
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  // With large text on a small phone the label has its own line.
  flex: '1 1 6rem',
  minWidth: 0,
  lineHeight: vars.lineHeight.snug,
})
export const label = style({ fontWeight: vars.fontWeight.semibold })
export const star = style({ color: vars.color.accent })
export const description = style({ fontSize: vars.fontSize.small, color: vars.color.muted })

export const error = style({
  display: 'flex',
  gap: vars.space[2],
  paddingBlockStart: vars.space[1],
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.danger,
})

export const track = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '3.25rem',
  height: '2rem',
  margin: 0,
  marginInlineStart: 'auto',
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.lineStrong}`,
  background: vars.color.raised,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '0.1875rem',
      marginBlock: 'auto',
      width: '1.25rem',
      height: '1.25rem',
      borderRadius: vars.radius.full,
      background: vars.color.muted,
      transition: `translate ${vars.motion.quick} ${vars.motion.ease}, scale ${vars.motion.quick} ${vars.motion.ease}`,
    },
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::before': { background: vars.color.accentInk, translate: '1.2rem 0', scale: '1.1' },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'HighlightText' },
      },
    },
  },
})
