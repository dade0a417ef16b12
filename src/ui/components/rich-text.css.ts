import { globalStyle, style } from '@vanilla-extract/css'
import { hairline, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** A formatted text, in the view and in the editor. */
export const text = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  selectors: { '&:empty': { display: 'none' } },
})

export const plain = style({ whiteSpace: 'pre-line' })

/** A part of a very long text: it is not rendered outside the viewport. */
export const part = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 60rem' })

globalStyle(`:is(${text}, ${part}) > * + *`, { marginBlockStart: vars.space['3'] })
globalStyle(`${text} :is(h3, h4)`, { marginBlockStart: vars.space['6'] })
globalStyle(`${text} > :is(h3, h4):first-child`, { marginBlockStart: 0 })
globalStyle(`${text} h4`, textStyle('body'))
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: vars.space['6'] })
globalStyle(`${text} ul`, { listStyle: 'disc' })
globalStyle(`${text} ol`, { listStyle: 'decimal' })
globalStyle(`${text} li + li`, { marginBlockStart: vars.space['1'] })
globalStyle(`${text} li::marker`, { color: vars.color.accent })
globalStyle(`${text} :is(strong, b)`, { fontWeight: vars.fontWeight.bold })
globalStyle(`${text} :is(em, i)`, { fontStyle: 'italic', fontSynthesis: 'style' })
globalStyle(`${text} s`, { textDecoration: 'line-through' })
// What is raised or lowered moves the lines apart no more than other words do.
globalStyle(`${text} :is(sup, sub)`, {
  position: 'relative',
  fontSize: '75%',
  lineHeight: 0,
  verticalAlign: 'baseline',
})
globalStyle(`${text} sup`, { insetBlockStart: '-0.5em' })
globalStyle(`${text} sub`, { insetBlockEnd: '-0.25em' })
globalStyle(`${text} blockquote`, {
  marginInline: 0,
  paddingInlineStart: vars.space['4'],
  borderInlineStart: `3px solid ${vars.color.accent}`,
  color: vars.color.muted,
})
globalStyle(`${text} hr`, { width: '100%', border: 0, borderBlockStart: hairline })
// A table wider than the screen scrolls separately.
globalStyle(`${text} > div:not(${part}), ${part} > div`, { overflowX: 'auto' })
globalStyle(`${text} table`, { minWidth: '100%', borderCollapse: 'collapse', overflowWrap: 'normal' })
globalStyle(`${text} :is(th, td)`, {
  padding: `${vars.space['2']} ${vars.space['3']}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${text} th`, textStyle('small', 'semibold', 'muted'))
// An unsafe link is shown as text.
globalStyle(`${text} a:not([href])`, { color: 'inherit' })
