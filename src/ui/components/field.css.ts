import { style } from '@vanilla-extract/css'
import { stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const field = style({ ...stack('2'), width: '100%' })

export const label = style(textStyle('snug', 'semibold'))

export const frame = style({ position: 'relative', display: 'flex', width: '100%' })

export const control = style({
  width: '100%',
  minHeight: '3rem',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  ...surface('surface', 'medium'),
  border: `1px solid ${vars.color.lineStrong}`,
  ...textStyle('body', 'text'),
  lineHeight: vars.lineHeight.body,
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&:focus': { background: vars.color.ground },
    '&:focus-visible': { borderColor: vars.color.accent, outlineOffset: '-1px' },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&[aria-invalid="true"]:focus-visible': { outlineColor: vars.color.danger },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&:-webkit-autofill': { boxShadow: `inset 0 0 0 100px ${vars.color.raised}`, WebkitTextFillColor: vars.color.text },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, :focus, [aria-invalid="true"])': { borderColor: vars.color.muted } },
    },
  },
})

/** The text can be read and copied. */
export const readOnly = style({
  selectors: {
    [`${control}&`]: { background: 'transparent', borderColor: vars.color.line, color: vars.color.muted },
  },
})

export const multiline = style({
  minHeight: '7.5rem',
  paddingBlock: vars.space[3],
  resize: 'vertical',
  fieldSizing: 'content',
})

export const withInside = style({
  paddingInlineEnd: '3.5rem',
  // The area inside the control has a message beside its button: the typed text gets less room, and nothing else moves.
  selectors: { [`${frame}:has(output:not(:empty)) > &`]: { paddingInlineEnd: '10.5rem' } },
})

export const hint = style(textStyle('small', 'snug', 'muted'))
