import type { Configuration } from '#domain/town/configuration.ts'
import { LOOK_RULES } from './looks/looks.ts'
import { vars } from './theme.css.ts'
import { lightTones, type RefusedTone, townColours } from './town-colours.ts'

const isTone = (name: string): name is keyof typeof vars.color => name in vars.color

/**
 * Draws the page in the colours of a town, dark and light. The rules go into the first style sheet, because the content
 * security policy allows no inline style; paper and the looks with a high contrast keep their own colours. Returns what
 * is refused.
 */
export const paintTown = ({ colours }: Configuration): readonly RefusedTone[] => {
  const { palette, refused } = townColours(colours)
  const [sheet] = document.styleSheets
  for (const [look, tones] of [
    ['dark', palette],
    ['light', lightTones(palette)],
  ] as const) {
    const rules = Object.entries(tones).flatMap(([name, tone]) =>
      isTone(name) ? [`${vars.color[name].slice('var('.length, -1)}:${tone}`] : [],
    )
    const { root, media } = LOOK_RULES[look]
    if (rules.length > 0)
      sheet?.insertRule(
        `@media ${media} and (prefers-contrast: no-preference){:root${root}{${rules.join(';')}}}`,
        sheet.cssRules.length,
      )
  }
  return refused
}
