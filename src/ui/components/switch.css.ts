import { style, styleVariants } from '@vanilla-extract/css'
import { flexWrap, square, stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const row = style({ width: '100%', minHeight: vars.size.touch, alignItems: 'center', cursor: 'pointer' })

/** A switch stands after its words, at the end of the line; a box before them, like those of a group. */
export const rows = styleVariants({
  switch: [row, { ...flexWrap(), gap: `${vars.space[1]} ${vars.space[4]}` }],
  checkbox: [row, { display: 'flex', flexDirection: 'row-reverse', gap: vars.space[3] }],
})

export const words = style({
  ...stack(),
  // With large text on a small phone the label has its own line.
  flex: '1 1 6rem',
  minWidth: 0,
  lineHeight: vars.lineHeight.snug,
})
export const label = style({ fontWeight: vars.fontWeight.semibold })
export const description = style(textStyle('small', 'muted'))

export const error = style({ selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[1] } } })

export const track = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '3.25rem',
  height: '2rem',
  margin: 0,
  marginInlineStart: 'auto',
  ...surface('raised', 'full'),
  border: `2px solid ${vars.color.lineStrong}`,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '0.1875rem',
      marginBlock: 'auto',
      ...square('1.25rem'),
      ...surface('muted', 'full'),
      transition: `translate ${vars.motion.quick} ${vars.motion.ease}, scale ${vars.motion.quick} ${vars.motion.ease}`,
    },
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::before': {
      background: vars.color.accentInk,
      translate: `calc(${vars.forward} * 1.2rem) 0`,
      scale: '1.1',
    },
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
