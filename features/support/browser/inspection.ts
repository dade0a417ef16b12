import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { likenessOf } from './page-likeness.ts'

/** WCAG 2.2 AA, with the earlier versions it includes. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** All rules; those about colours alone, which depend on the look; those about words, in the language of the page. */
export type Part = 'all' | 'colours' | 'words'

const OPTIONS: Readonly<Record<Part, RunOptions>> = {
  all: { runOnly: { type: 'tag', values: RULES } },
  colours: { runOnly: { type: 'rule', values: ['color-contrast'] } },
  words: { runOnly: { type: 'tag', values: RULES }, rules: { 'color-contrast': { enabled: false } } },
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const told = ({ violations }: AxeResults): readonly string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `Accessibility, ${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary}`,
    ),
  )

/** Fingerprints of pages that were examined without findings. */
const clean = new Set<string>()

/** Runs in the page: whether axe is there, and how far the window scrolls. */
const describe = (): Readonly<{ isReady: boolean; scrolls: number }> => ({
  isReady: 'axe' in globalThis,
  // On paper it continues over several pages.
  scrolls: matchMedia('print').matches ? 0 : document.documentElement.scrollHeight - innerHeight,
})

/**
 * Accessibility problems of the current page: the findings of axe, and bars that can be scrolled out of view. A page
 * that is like one without findings is not examined again.
 */
export const inaccessible = async (page: Page, part: Part = 'all'): Promise<readonly string[]> => {
  const { isReady, scrolls } = await page.evaluate(describe)
  if (scrolls > 1) return [`The window scrolls by ${scrolls} px, and the bars go with it`]
  const fingerprint = createHash('sha256')
    .update(part)
    .update(await likenessOf(page))
    .digest('base64')
  if (clean.has(fingerprint)) return []
  if (!isReady) await page.evaluate(SOURCE)
  const results = await page.evaluate((options) => {
    const { axe: installed } = globalThis as unknown as Readonly<{ axe?: typeof axe }>
    return installed?.run(document, { ...options, resultTypes: ['violations'] })
  }, OPTIONS[part])
  // The page was loaded anew meanwhile: the new one is examined.
  if (results === undefined) return inaccessible(page, part)
  const findings = told(results)
  if (findings.length === 0) clean.add(fingerprint)
  return findings
}
