import { globalStyle, style } from '@vanilla-extract/css'
import { flexRow, flexWrap, forcedEdge, singleColumn, stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const section = style({ ...stack('3'), minWidth: 0 })
export const heading = style(textStyle('title'))
export const lead = style({ color: vars.color.muted, textWrap: 'pretty' })

export const topics = style(stack('3'))
export const card = style({ ...surface(), containerType: 'inline-size', ...forcedEdge })

/** A topic on one line with its button, and what is known of it below. */
export const topic = style({ ...singleColumn('2'), padding: vars.space[4] })

/** The button stands at the end of the line; below a name that leaves no room for it. */
export const head = style({ ...flexWrap('2', 'center'), justifyContent: 'space-between' })
globalStyle(`${head} > :first-child`, { flex: '1 1 8rem', minWidth: 0 })

export const words = style({ ...stack('2'), minWidth: 0 })
export const title = style({ ...textStyle('lead', 'snug'), outlineOffset: '4px' })
export const subtitle = style({ ...textStyle('body', 'snug'), outlineOffset: '4px' })
export const description = style({ color: vars.color.muted, textWrap: 'pretty' })
export const tags = style(flexWrap('2'))
export const meta = style({ ...flexRow('2', 'flex-start'), ...textStyle('small', 'snug', 'muted') })

export const actions = style(flexWrap('2', 'center'))

export const subtopics = style({
  ...stack(),
  marginInlineStart: vars.space[4],
  marginBlockEnd: vars.space[3],
  borderInlineStart: `2px solid ${vars.color.line}`,
})
export const subtopic = style({ containerType: 'inline-size' })

export const events = style({ ...stack('2'), alignItems: 'flex-start' })
export const eventsHeading = style(textStyle('small', 'warm'))
export const eventList = style({
  ...singleColumn('2'),
  width: '100%',
  '@container': { '(min-width: 640px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))' } },
})
export const question = style({ color: vars.color.muted, textWrap: 'pretty' })
