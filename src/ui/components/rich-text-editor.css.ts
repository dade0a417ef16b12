import { style } from '@vanilla-extract/css'
import { centred, flexWrap, grow, hairline, square, stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { text } from './rich-text.css.ts'

/** Buttons above, text below; the component sets the height. */
export const room = style({
  ...stack(),
  overflow: 'hidden',
  ...surface('surface', 'medium'),
  border: `1px solid ${vars.color.lineStrong}`,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&:has([contenteditable="true"]:focus)': { borderColor: vars.color.accent, background: vars.color.ground },
    '&:has([contenteditable="false"])': { opacity: 0.6 },
  },
})

export const toolbar = style({
  display: 'flex',
  flexShrink: 0,
  gap: vars.space['2'],
  padding: vars.space['1'],
  borderBlockEnd: hairline,
})

export const tool = style({
  ...centred,
  ...square(vars.size.touch),
  borderRadius: vars.radius.small,
  color: vars.color.muted,
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.selected, color: vars.color.text },
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: vars.color.text } } },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
  },
})

export const link = style({
  ...flexWrap('1', 'center'),
  flexShrink: 0,
  padding: vars.space['1'],
  borderBlockEnd: hairline,
})

export const address = style({
  ...grow,
  minHeight: vars.size.touch,
  paddingInline: vars.space['3'],
  ...surface('ground', 'small'),
  border: `1px solid ${vars.color.lineStrong}`,
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.danger } },
})

export const unsafe = style({ flex: '1 1 100%', paddingInline: vars.space['3'], ...textStyle('small', 'danger') })

export const page = style({ position: 'relative', flex: 1, minHeight: 0, overflowY: 'auto', display: 'grid' })

export const words = style([
  text,
  { padding: `${vars.space['3']} ${vars.space['4']}`, outline: 'none', cursor: 'text' },
])

export const placeholder = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  padding: `${vars.space['3']} ${vars.space['4']}`,
  color: vars.color.muted,
  pointerEvents: 'none',
  // What cannot be written in now invites nobody, in words too faint to read.
  selectors: { [`${room}:has([contenteditable="false"]) &`]: { visibility: 'hidden' } },
})

export const bold = style({ fontWeight: vars.fontWeight.bold })
export const italic = style({ fontStyle: 'italic', fontSynthesis: 'style' })
export const struck = style({ textDecoration: 'line-through' })
