import type { Configuration } from '#domain/town/configuration.ts'
import { vars } from './theme.css.ts'
import { type RefusedTone, townColours } from './town-colours.ts'

const isTone = (name: string): name is keyof typeof vars.color => name in vars.color

/**
 * Draws the page in the colours of a town. The rule goes into the first style sheet, because the content security policy
 * allows no inline style; paper keeps its own colours. Returns what is refused.
 */
export const paintTown = ({ colours }: Configuration): readonly RefusedTone[] => {
  const { palette, refused } = townColours(colours)
  const rules = Object.entries(palette).flatMap(([name, tone]) =>
    isTone(name) ? [`${vars.color[name].slice('var('.length, -1)}:${tone}`] : [],
  )
  const [sheet] = document.styleSheets
  if (rules.length > 0) sheet?.insertRule(`@media screen{:root:root{${rules.join(';')}}}`, sheet.cssRules.length)
  return refused
}
