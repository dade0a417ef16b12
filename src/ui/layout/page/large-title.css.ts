import { globalStyle, style } from '@vanilla-extract/css'
import { textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** It is read out as the heading in the bar, and has the weight of every heading. */
export const words = style(textStyle('tight', 'semibold'))

export const page = style({ height: '100%', minHeight: 0, minWidth: 0 })
/** The title stands large under the bar: the bar need not say it again, but to those who listen. */
export const largeTitle = style({})
globalStyle(`${page} h1`, { transition: `opacity ${vars.motion.quick} ${vars.motion.ease}` })
globalStyle(`${largeTitle} h1`, { opacity: 0 })
