import { globalStyle, style } from '@vanilla-extract/css'
import { flexRow, forcedGround, onHover, square, stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const calendar = style(stack('2'))

export const head = style({ ...flexRow(), justifyContent: 'space-between' })
export const month = style({
  textAlign: 'center',
  ...textStyle('lead', 'bold'),
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})

export const grid = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' })
export const weekday = style({
  padding: `${vars.space['1']} 0`,
  // Seven columns: large text grows only as far as words fit unbroken.
  fontSize: `min(${vars.fontSize.caption}, 4vw)`,
  ...textStyle('semibold', 'muted'),
  textAlign: 'center',
})
export const cell = style({ padding: '1px', textAlign: 'center' })

export const day = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: '4rem',
  // The dots do not overlap large text.
  minHeight: `max(${vars.size.touch}, 2.5rem)`,
  paddingBlockEnd: vars.space['1'],
  border: '2px solid transparent',
  borderRadius: vars.radius.medium,
  background: 'transparent',
  paddingInline: 0,
  ...textStyle('body', 'tight', 'text'),
  // As its weekday: a number in two lines is another one.
  fontSize: `min(${vars.fontSize.body}, 7vw)`,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  ...onHover({ background: vars.color.raised }),
  // Forced colours draw every edge: that of an ordinary day is no edge.
  '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
})
/** A day of the previous or next month. */
export const outside = style({ color: vars.color.muted })
export const today = style({
  borderColor: vars.color.warm,
  fontWeight: vars.fontWeight.bold,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})
export const selected = style({
  background: vars.color.accent,
  ...textStyle('bold', 'accentInk'),
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.accentHover } } },
    [media.forcedColors]: { borderColor: 'Highlight', outline: '2px solid Highlight' },
  },
})

export const dots = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '5px',
  display: 'flex',
  justifyContent: 'center',
  gap: '3px',
  height: '5px',
})
export const dot = style({ ...square('5px'), ...surface('warm', 'full'), ...forcedGround('CanvasText') })

globalStyle(`${selected} ${dot}`, { background: vars.color.accentInk })
