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
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The height of a line of the table, in rem: what is out of sight counts by it. */
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

export const order = style(flexRow('2', 'flex-end'))

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
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} thead th`, {
  height: '3.25rem',
  padding: 0,
  paddingInline: vars.space[1],
  borderBlockEnd: hairline,
  ...textStyle('small', 'snug', 'semibold', 'muted'),
  overflow: 'visible',
  whiteSpace: 'normal',
})

/** Several words where there is room for two lines of them. */
export const words = style({
  selectors: { [`${table} &`]: { whiteSpace: 'normal', lineHeight: vars.lineHeight.snug } },
})

export const columns = {
  name: style({ width: '24%' }),
  username: style({ width: '14%' }),
  email: style({ width: '22%' }),
  country: style({ width: '11%' }),
  roles: style({ width: '17%' }),
  active: style({ width: '12%' }),
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
globalStyle(`${line} td:last-child`, { position: 'relative', zIndex: vars.zIndex.raised, overflow: 'visible' })

const columnBones = {
  display: 'grid',
  gridTemplateColumns: '24fr 14fr 22fr 11fr 17fr 12fr 4.25rem',
  alignItems: 'center',
} as const
export const headBones = style({ ...columnBones, height: '3.25rem' })
export const lineBones = style({ ...columnBones, height: `${LINE}rem`, borderBlockStart: hairline })
globalStyle(`${headBones} > *, ${lineBones} > *`, { marginInlineStart: vars.space[3] })

export const who = style({ ...flexRow('3'), minWidth: 0 })
export const names = style({ ...stack(), minWidth: 0, lineHeight: vars.lineHeight.snug })
const clipped = { overflow: 'hidden', textOverflow: 'ellipsis' } as const
export const work = style({ ...clipped, ...textStyle('small', 'muted') })

/** The whole line is the target, though only the name is the link. */
export const link = style([rowTarget, clipped, textStyle('semibold', 'text')])

export const muted = style({ color: vars.color.muted })

export const form = style({ maxWidth: '560px', marginInline: 'auto' })
export const pair = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[4], alignItems: 'start' } },
})
export const bones = style(stack('5'))
/** A field on its way: its label over its control. */
export const fieldBones = style(stack('2'))
globalStyle(`${fieldBones} > :first-child`, { marginBlock: '0.25rem' })
