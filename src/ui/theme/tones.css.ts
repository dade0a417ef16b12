import { vars } from './theme.css.ts'
import type { Tone } from './tone.ts'

/** What a message looks like: the ink of its words and icon, and the tinted ground it stands on. */
export type ToneColors = { readonly ink: string; readonly ground: string }

export const tones: Record<Tone, ToneColors> = {
  neutral: { ink: vars.color.muted, ground: vars.color.raised },
  info: { ink: vars.color.accent, ground: vars.color.infoGround },
  success: { ink: vars.color.positive, ground: vars.color.positiveGround },
  warning: { ink: vars.color.warning, ground: vars.color.warningGround },
  danger: { ink: vars.color.danger, ground: vars.color.dangerGround },
  warm: { ink: vars.color.warm, ground: vars.color.warmGround },
}
