import axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** WCAG 2.2 AA, with all it builds on. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const told = ({ violations }: AxeResults): readonly string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `Accessibility, ${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary}`,
    ),
  )

/** What keeps a page from everyone: the findings of axe on what it shows now. */
export const inaccessible = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source)
  const results = await page.evaluate((values) => {
    const { axe: installed } = globalThis as unknown as { axe: typeof axe }
    return installed.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] })
  }, RULES)
  return told(results)
}
