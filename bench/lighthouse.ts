import lighthouse from 'lighthouse'
import { launchWithPort } from './chromium.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

/** One run of Lighthouse; times in milliseconds, scores out of 100. */
export type Audit = Readonly<{
  scores: Readonly<Record<Category, number>>
  lcp: number
  fcp: number
  tbt: number
  cls: number
  /** The audits that keep a category below 100. */
  shortcomings: readonly string[]
}>

/**
 * Lighthouse with its defaults for phones: a mid-range phone on slow 4G, with simulated throttling (the page loads
 * unthrottled and the throttled times are computed from the trace), which varies least between runs. Each run has its
 * own browser.
 */
export const audit = async (url: string): Promise<Audit> => {
  const { port, close } = await launchWithPort()
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      throttlingMethod: 'simulate',
      onlyCategories: [...CATEGORIES],
    })
    if (result === undefined) throw new Error(`Lighthouse told nothing of ${url}`)
    const { audits, categories, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`)
    const time = (id: string): number => audits[id]?.numericValue ?? Number.NaN
    const scoreOf = (category: Category): number => Math.round((categories[category]?.score ?? 0) * 100)
    return {
      scores: {
        performance: scoreOf('performance'),
        accessibility: scoreOf('accessibility'),
        'best-practices': scoreOf('best-practices'),
        seo: scoreOf('seo'),
      },
      lcp: time('largest-contentful-paint'),
      fcp: time('first-contentful-paint'),
      tbt: time('total-blocking-time'),
      cls: time('cumulative-layout-shift'),
      shortcomings: CATEGORIES.flatMap((category) =>
        (categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${category}: ${audits[id]?.title ?? id}`),
      ),
    }
  } finally {
    await close()
  }
}

/** Audits several pages in turn, so that the load of the machine affects all of them equally. */
export const auditInTurns = async <Name extends string>(
  pages: Readonly<Record<Name, string>>,
  rounds: number,
): Promise<Readonly<Record<Name, readonly Audit[]>>> => {
  const names = Object.keys(pages) as Name[]
  const audits = Object.fromEntries(names.map((name) => [name, [] as Audit[]])) as Record<Name, Audit[]>
  for (let round = 0; round < rounds; round += 1) for (const name of names) audits[name].push(await audit(pages[name]))
  return audits
}
