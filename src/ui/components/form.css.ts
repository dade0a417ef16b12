import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space['5'] })

/** Takes no room while there is nothing to say. */
export const failure = style({ selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space['5']})` } } })

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space['3'] })

/** Why it was not sent, and what can be done about it. */
export const offer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['3'] })
