import { style } from '@vanilla-extract/css'
import { flexWrap, stack } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const form = style(stack('5'))

/** Takes no space while it is empty. */
export const failure = style({ selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space['5']})` } } })

export const actions = style(stack('3'))

/** Why the request failed, and how to retry. */
export const offer = style(flexWrap('3', 'center'))
