import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { clamp, inlineRow, onHover, stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { hero } from './home-layout.css.ts'
import { body, NARROW, NARROW_ROW, panel, ROW } from './panel-room.css.ts'

/** How many rows a panel has room for: as many as it shows at most. */
const ROWS = 3

/** What warns covers the greeting, and has its height where letters are not very large. */
export const warning = style([panel, { zIndex: vars.zIndex.raised, marginBottom: 0, background: vars.color.ground }])
// Round corners of the greeting would show around it.
globalStyle(`${hero}:has(> ${warning})`, { borderRadius: 0 })

export const title = style({ ...inlineRow('2'), ...textStyle('lead', 'tight', 'semibold') })

export const sign = style({ flexShrink: 0, color: vars.color.muted })

export const all = style({
  ...inlineRow(),
  flexShrink: 0,
  maxWidth: '100%',
  minHeight: vars.size.touch,
  ...textStyle('small', 'semibold', 'accent'),
})

const roomFor = (rows: number) => ({
  minHeight: `calc(${rows} * ${ROW})`,
  '@container': { [NARROW]: { minHeight: `calc(${rows} * ${NARROW_ROW})` } },
})

/** One event is next: it needs the room of one row. */
export const room = styleVariants({
  rows: [body, { flexGrow: 1, ...roomFor(ROWS) }],
  row: [body, roomFor(1)],
})

/** What warns has an edge that says so; its words say it as well. */
export const alarm = style([body, { borderInlineStart: `4px solid ${vars.color.warning}` }])
export const alarmSign = style({ flexShrink: 0, color: vars.color.warning })

export const rowLink = style({
  ...stack(),
  justifyContent: 'center',
  height: '100%',
  paddingInline: vars.space[4],
  color: vars.color.text,
  textDecoration: 'none',
  outlineOffset: '-2px',
  selectors: { '&:active': { background: vars.color.raised } },
  ...onHover({ background: vars.color.raised }),
})

export const age = style({ marginBlockEnd: vars.space[2] })

const oneLine = { ...clamp(1), wordBreak: 'break-word' } as const
const twoLines = { '@container': { [NARROW]: clamp(2) } } as const

export const name = style({ ...oneLine, ...textStyle('snug', 'semibold'), ...twoLines })
export const facts = style({ ...oneLine, ...textStyle('small', 'snug', 'muted'), ...twoLines })
/** What is so of it: since when, until when, how many. */
export const over = style(textStyle('semibold', 'warm'))

/** In the place of rows: a sentence, and what can be done. */
export const note = style({
  ...stack('2'),
  alignItems: 'flex-start',
  justifyContent: 'center',
  height: '100%',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  color: vars.color.muted,
})
