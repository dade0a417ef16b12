import type { Configuration } from '#domain/town/configuration.ts'
import { LOOK_RULES } from './looks/looks.ts'
import { tokenName } from './tokens.ts'
import { lightTones, type RefusedTone, townColours } from './town-colours.ts'

/**
 * The rules that draw a page in the colours of a town, dark and light, and what is refused of these; paper and the looks with a
 * high contrast keep their own colours. No rules for a town without colours. The page of a deployment carries them.
 */
export const townRules = ({
  colours,
}: Pick<Configuration, 'colours'>): Readonly<{ rules: readonly string[]; refused: readonly RefusedTone[] }> => {
  const { palette, refused } = townColours(colours)
  const rules = (
    [
      ['dark', palette],
      ['light', lightTones(palette)],
    ] as const
  ).flatMap(([look, tones]) => {
    const { root, media } = LOOK_RULES[look]
    const set = Object.entries(tones).map(([name, tone]) => `--${tokenName(['color', name])}:${tone}`)
    return set.length === 0
      ? []
      : [`@media ${media} and (prefers-contrast: no-preference){:root${root}{${set.join(';')}}}`]
  })
  return { rules, refused }
}
