import { dark, type LookTokens } from './dark.ts'
import { darkContrast } from './dark-contrast.ts'
import { lightContrast } from './light-contrast.ts'
import { light } from './light.ts'

/** All looks. Those with a high contrast stand in for the others where the device asks for more of it. */
export const LOOKS = { dark, light, darkContrast, lightContrast } as const satisfies Readonly<
  Record<string, LookTokens>
>
export type LookName = keyof typeof LOOKS

/** Where each look is drawn: the root carries what the citizen chose as `data-look`. */
export const LOOK_RULES: Readonly<Record<LookName, Readonly<{ root: string; media: string }>>> = {
  dark: { root: ':root:not([data-look="light"])', media: 'screen' },
  light: { root: ':root[data-look="light"]', media: 'screen' },
  darkContrast: { root: ':root:not([data-look="light"])', media: 'screen and (prefers-contrast: more)' },
  lightContrast: { root: ':root[data-look="light"]', media: 'screen and (prefers-contrast: more)' },
}
