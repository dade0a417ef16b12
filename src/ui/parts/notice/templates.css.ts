import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { centred, flexRow, forcedEdge, square, stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const date = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space['3']} ${vars.space['4']}`,
  padding: vars.space['4'],
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' } },
})

export const dateWords = style({
  minWidth: 0,
  ...stack('1'),
  // A date without a day has no calendar sheet beside it.
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
})
export const dateTitle = style(textStyle('body'))
export const dateMeta = style({
  display: 'flex',
  gap: vars.space['2'],
  ...textStyle('small', 'snug', 'muted'),
  fontVariantNumeric: 'tabular-nums',
})

/** A date does not break at its hyphens. */
export const whole = style({ display: 'inline-block' })

export const dateAction = style({ gridColumn: '2', '@container': { '(min-width: 560px)': { gridColumn: 'auto' } } })

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: vars.space['3'],
})

// The first picture leads.
export const picture = style({
  minWidth: 0,
  selectors: { '&:first-child:not(:nth-last-child(2n))': { gridColumn: '1 / -1' } },
})

export const pictureButton = style({
  display: 'block',
  width: '100%',
  textAlign: 'start',
  borderRadius: vars.radius.large,
})

export const thumbnail = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  transition: `scale ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${pictureButton}:active &`]: { scale: '0.985' } },
})

export const zoomSign = style({
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
  '@media': { [media.hover]: { selectors: { [`${pictureButton}:hover &`]: { color: vars.color.text } } } },
})

/** Its space is reserved before it loads. */
export const video = style({ width: '100%', aspectRatio: '16 / 9', objectFit: 'contain', ...surface() })

export const courses = style(stack('4'))
export const courseTitle = style({ ...textStyle('lead', 'warm'), marginBlockEnd: vars.space['3'] })
export const dishes = style(stack('3'))
export const dish = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space['4'],
  alignItems: 'baseline',
  lineHeight: vars.lineHeight.snug,
})
export const dishName = style({ fontWeight: vars.fontWeight.semibold })
export const price = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const dishDescription = style({ gridColumn: '1', ...textStyle('small', 'muted') })

/** One fact: icon, text, and a state. */
export const fact = style({ ...flexRow('4'), padding: vars.space['4'], ...surface(), ...forcedEdge })
export const factSign = style({ color: vars.color.accent })
export const factWarm = style({ color: vars.color.warm })
export const factTitle = style({ fontWeight: vars.fontWeight.semibold, textWrap: 'pretty' })
export const small = style({ ...textStyle('small', 'muted'), fontVariantNumeric: 'tabular-nums' })

/** The actions of the notice, and their results. */
export const call = style({ ...stack('2'), textAlign: 'center' })

/** Around what is not to be kept as it was last seen (SHELL-25): it has no box of its own. */
export const unboxed = style({ display: 'contents' })
