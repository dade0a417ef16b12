import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space['5'] })

/** Takes no space while it is empty. */
export const failure = style({ selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space['5']})` } } })

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space['3'] })

/** Why the request failed, and how to retry. */
export const offer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['3'] })
