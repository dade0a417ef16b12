import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const lead = style({ margin: 0, marginBlockEnd: vars.space['5'], color: vars.color.muted, textWrap: 'pretty' })

export const panels = style({ display: 'flex', flexDirection: 'column', gap: vars.space['4'] })

export const panel = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space['3'] })

export const title = style({
  margin: 0,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
})

export const wide = style({ width: '100%' })

/** As high as the line of a switch, with its label and its track. */
export const skeleton = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minHeight: vars.size.touch,
})

export const bones = style({ display: 'flex', flex: 1, flexDirection: 'column', gap: vars.space['2'] })
