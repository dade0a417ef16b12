import { globalStyle, style } from '@vanilla-extract/css'
import { rowTarget } from '#ui/components/row-target.css.ts'
import {
  fill,
  flexRow,
  hairline,
  inlineRow,
  onHover,
  singleColumn,
  stack,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import * as lines from '#ui/layout/lists/list-controls.css.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The least height of a line of the table, in rem: what has not been drawn yet counts by it. */
export const LINE = 4.25

export const area = style({
  position: 'relative',
  ...singleColumn(),
  height: '100%',
  minWidth: 0,
  minHeight: 0,
  gridTemplateRows: 'minmax(0, 1fr)',
})

export const listPane = style({ minWidth: 0, minHeight: 0 })
/** Under the open user: out of sight and out of reach, but as large as before, so that it keeps its place. */
export const behind = style({ ...fill, visibility: 'hidden' })
export const detailPane = style({ minWidth: 0, minHeight: 0, overflow: 'hidden' })

/** As wide as the field above. */
export const controls = style([lines.controls, { '@media': { [media.desktop]: { maxWidth: '40rem' } } }])

/** The bin of each, in the list. */
export const card = style({})

globalStyle(`${card} button`, { color: vars.color.muted })

export const frame = style({ overflow: 'hidden', ...surface() })

export const table = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', textAlign: 'start' })

globalStyle(`${table} :is(th, td)`, {
  paddingInline: vars.space[3],
  paddingBlock: 0,
  textAlign: 'start',
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.snug,
})
globalStyle(`${table} tbody :is(th, td)`, { paddingBlock: vars.space[2] })
globalStyle(`${table} thead th`, {
  height: '3.25rem',
  padding: 0,
  paddingInline: vars.space[1],
  borderBlockEnd: hairline,
  ...textStyle('small', 'snug', 'semibold', 'muted'),
})

export const columns = {
  name: style({ width: '22%' }),
  username: style({ width: '18%' }),
  email: style({ width: '25%' }),
  country: style({ width: '10%' }),
  roles: style({ width: '16%' }),
  active: style({ width: '9%' }),
  tools: style({ width: '4.25rem' }),
}

/** A heading with nothing to press, in line with those that sort. */
export const plainHeading = style({ paddingInline: vars.space[2] })

export const sorter = style({
  ...inlineRow('1'),
  minHeight: vars.size.touch,
  maxWidth: '100%',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'start',
  ...onHover({ color: vars.color.text, background: vars.color.raised }),
  selectors: { '[aria-sort] > &': { color: vars.color.accent } },
})

export const line = style({
  position: 'relative',
  height: `${LINE}rem`,
  borderBlockStart: hairline,
  ...onHover({ background: vars.color.raised }),
})
globalStyle(`${line} button`, { color: vars.color.muted })
globalStyle(`${line} :is(td, th) button:hover, ${card} button:hover`, { color: vars.color.danger })
globalStyle(`${line} td:last-child`, { position: 'relative', zIndex: vars.zIndex.raised })

const columnBones = {
  display: 'grid',
  gridTemplateColumns: '22fr 18fr 25fr 10fr 16fr 9fr 4.25rem',
  alignItems: 'center',
} as const
export const headBones = style({ ...columnBones, height: '3.25rem' })
export const lineBones = style({ ...columnBones, height: `${LINE}rem`, borderBlockStart: hairline })
globalStyle(`${headBones} > *, ${lineBones} > *`, { marginInlineStart: vars.space[3] })

export const who = style({ ...flexRow('3'), minWidth: 0 })
export const names = style({ ...stack(), minWidth: 0, lineHeight: vars.lineHeight.snug })
export const work = style(textStyle('small', 'muted'))

/** The whole line is the target, though only the name is the link. */
export const link = style([rowTarget, textStyle('semibold', 'text')])

export const muted = style({ color: vars.color.muted })

export const pair = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[4], alignItems: 'start' } },
})
/** A field on its way: its label over its control. */
export const fieldBones = style(stack('2'))
globalStyle(`${fieldBones} > :first-child`, { marginBlock: '0.25rem' })
