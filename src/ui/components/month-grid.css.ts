import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

export const calendar = style({ display: 'flex', flexDirection: 'column', gap: vars.space['2'] })

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const month = style({
  margin: 0,
  textAlign: 'center',
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})

export const grid = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' })
export const weekday = style({
  padding: `${vars.space['1']} 0`,
  // Seven columns: large text grows only as far as words fit unbroken.
  fontSize: `min(${vars.fontSize.caption}, 4vw)`,
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.muted,
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
  color: vars.color.text,
  fontSize: vars.fontSize.body,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.raised } } } },
})
/** A day of the previous or next month. */
export const outside = style({ color: vars.color.muted })
export const today = style({ borderColor: vars.color.warm, fontWeight: vars.fontWeight.bold })
export const selected = style({
  background: vars.color.accent,
  color: vars.color.accentInk,
  fontWeight: vars.fontWeight.bold,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.accentHover } } },
    [media.forcedColors]: { borderColor: 'Highlight' },
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
export const dot = style({ width: '5px', height: '5px', borderRadius: vars.radius.full, background: vars.color.warm })

globalStyle(`${selected} ${dot}`, { background: vars.color.accentInk })
