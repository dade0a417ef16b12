import type { Configuration } from '#domain/town/configuration.ts'
import type { RefusedTone } from './town-colours.ts'
import { townRules } from './town-rules.ts'

/**
 * Draws the page in the colours of a town, where the page of the deployment does not do so already. The rules go into the first
 * style sheet, because the content security policy allows no inline style. Returns what is refused.
 */
export const paintTown = (town: Configuration): readonly RefusedTone[] => {
  const { rules, refused } = townRules(town)
  const [sheet] = document.styleSheets
  if (document.querySelector('style[data-town]') === null)
    for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length)
  return refused
}
