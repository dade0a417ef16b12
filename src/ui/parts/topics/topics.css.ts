import { style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 })
export const heading = style({ fontSize: vars.fontSize.title })
export const lead = style({ color: vars.color.muted, textWrap: 'pretty' })

export const topics = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })
export const card = style({
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  containerType: 'inline-size',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

/** Text, and beside it the actions where there is room. */
export const topic = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  '@container': {
    '(min-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 })
export const title = style({ fontSize: vars.fontSize.lead, lineHeight: vars.lineHeight.snug, outlineOffset: '4px' })
export const subtitle = style({ fontSize: vars.fontSize.body, lineHeight: vars.lineHeight.snug, outlineOffset: '4px' })
export const description = style({ color: vars.color.muted, textWrap: 'pretty', overflowWrap: 'anywhere' })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const meta = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@container': { '(min-width: 560px)': { flexDirection: 'column', alignItems: 'stretch' } },
})

export const subtopics = style({
  display: 'flex',
  flexDirection: 'column',
  marginInlineStart: vars.space[4],
  marginBlockEnd: vars.space[3],
  borderInlineStart: `2px solid ${vars.color.line}`,
})
export const subtopic = style({ containerType: 'inline-size' })

export const events = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
})
export const eventsHeading = style({ fontSize: vars.fontSize.small, color: vars.color.warm })
export const eventList = style({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(min-width: 640px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))' } },
})
export const question = style({
  color: vars.color.muted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  marginBlockEnd: vars.space[4],
})
