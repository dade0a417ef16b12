import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { fill, inlineRow, square, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const press = {
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick}, scale ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:active:not(:disabled, [aria-disabled="true"])': { scale: '0.97' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '&[aria-disabled="true"]': { cursor: 'progress' },
  },
} as const

const base = style([
  press,
  {
    position: 'relative',
    ...inlineRow('2'),
    justifyContent: 'center',
    minHeight: vars.size.touch,
    minWidth: vars.size.touch,
    // The label breaks between words, as long as a word fits in the place of the button.
    maxWidth: '100%',
    overflowWrap: 'break-word',
    padding: `${vars.space[2]} ${vars.space[5]}`,
    borderRadius: vars.radius.full,
    border: '1px solid transparent',
    ...textStyle('body', 'tight', 'semibold'),
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
  },
])

const filled = (ground: string, ink: string, over: string, under: string) =>
  ({
    background: ground,
    color: ink,
    selectors: { '&:active:not(:disabled, [aria-disabled="true"])': { background: under } },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, [aria-disabled="true"], :active)': { background: over } },
      },
      [media.forcedColors]: { borderColor: 'ButtonText' },
    },
  }) as const

export const variant = styleVariants({
  primary: [base, filled(vars.color.accent, vars.color.accentInk, vars.color.accentHover, vars.color.accentPressed)],
  secondary: [
    base,
    filled(vars.color.raised, vars.color.text, vars.color.raisedHover, vars.color.selected),
    { borderColor: vars.color.line },
  ],
  quiet: [
    base,
    filled('transparent', vars.color.accent, vars.color.raised, vars.color.selected),
    { paddingInline: vars.space[3] },
  ],
  /** A destructive action that is not the main one. */
  quietDanger: [
    base,
    filled('transparent', vars.color.danger, vars.color.dangerGround, vars.color.dangerGround),
    { paddingInline: vars.space[3] },
  ],
  danger: [base, filled(vars.color.danger, vars.color.dangerInk, vars.color.dangerHover, vars.color.danger)],
})

export const wide = style({ width: '100%', minHeight: '3.25rem' })

export const words = style({
  ...inlineRow('2'),
  minWidth: 0,
  justifyContent: 'center',
  selectors: { '[aria-disabled="true"] > &': { opacity: 0 } },
})
// The label is no wider than the button, beside its icon.
globalStyle(`${words} > span`, { minWidth: 0 })
// On two lines it begins where its icon ends.
globalStyle(`${words} > svg + span`, { textAlign: 'start' })

const turn = keyframes({ to: { rotate: '360deg' } })

export const spinner = style({
  ...fill,
  margin: 'auto',
  ...square('1.25rem'),
  borderRadius: vars.radius.full,
  border: '2.5px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
})

export const icon = style([
  press,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    ...square(vars.size.touch),
    borderRadius: vars.radius.full,
    border: '1px solid transparent',
    color: vars.color.text,
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled, :active)': { background: vars.color.raised } } },
    },
    selectors: { '&:active:not(:disabled)': { background: vars.color.selected } },
  },
])

export const iconTone = styleVariants({
  plain: {},
  /** On a picture or on the map: it has its own background. */
  floating: { background: vars.color.ground, boxShadow: vars.shadow.high, borderColor: vars.color.line },
  primary: {
    background: vars.color.accent,
    color: vars.color.accentInk,
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled, :active)': { background: vars.color.accentHover } } },
    },
    selectors: { '&:active:not(:disabled)': { background: vars.color.accentPressed } },
  },
})

export const iconPressed = style({ color: vars.color.accent })

export const badge = style({ position: 'absolute', top: 0, insetInlineEnd: 0, lineHeight: 0 })
