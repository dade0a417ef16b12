/**
 * Opens the living specification from the disk in Chromium: `npm run specs:check [-- folder]`. Each kind of page, in both
 * languages, light and dark, on a phone, must pass axe (WCAG 2.2 AA), fit the width of the window and ask for nothing
 * but files beside it. The search must find, and each way inside the site must lead somewhere. Prints each violation.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import axe from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '#scripts/tools/chromium.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const KINDS = [
  'index.html',
  'f-identity-sign-in.html',
  'f-topics-following.html',
  'clauses.html',
  'machines.html',
  'm-session-session.html',
  'search.html?q=password',
]
const PHONE = { width: 390, height: 844 }

/** The ways of the pages that lead nowhere: a missing file, or a place that its page does not have. */
export const deadEnds = (folder: string): readonly string[] => {
  const pages = new Map(globSync(join(folder, '**/*.html')).map((file) => [resolve(file), readFileSync(file, 'utf8')]))
  return [...pages].flatMap(([file, text]) =>
    [...text.matchAll(/ href="([^"]+)"/g)].flatMap(([, href = '']) => {
      const [path = '', place] = href.split('#')
      const target = path === '' ? file : resolve(dirname(file), path)
      if (!existsSync(target)) return [`${file}: ${href} is not there`]
      const there = pages.get(target)
      return place && there !== undefined && !there.includes(` id="${place}"`)
        ? [`${file}: ${href} has no such place`]
        : []
    }),
  )
}

const examined = async (page: Page, address: string): Promise<readonly string[]> => {
  await page.goto(address)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (values) => (window as unknown as { axe: typeof axe }).axe.run({ runOnly: { type: 'tag', values } }),
    RULES,
  )
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  const isSearch = address.includes('search.html')
  const found = isSearch ? await page.locator('#found li').count() : 1
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.length} times, first ${nodes[0]?.html.slice(0, 160)}`),
    ...(isWide ? ['wider than the window'] : []),
    ...(found === 0 ? ['the search finds nothing'] : []),
  ].map((told) => `${address.split('/').slice(-2).join('/')} ${told}`)
}

const examineAll = async (browser: Browser, folder: string): Promise<readonly string[]> => {
  const broken: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: PHONE, colorScheme, offline: true })
    const page = await context.newPage()
    page.on('request', (request) => {
      if (!request.url().startsWith('file:')) broken.push(`asks for ${request.url()}`)
    })
    page.on('pageerror', (error) => broken.push(`${page.url()} ${error.message}`))
    for (const language of ['', 'en/'])
      for (const kind of KINDS)
        broken.push(...(await examined(page, `${pathToFileURL(resolve(folder)).href}/${language}${kind}`)))
    await context.close()
  }
  return broken
}

const folder = process.argv[2] ?? 'specs'
const browser = await chromium.launch({ executablePath: findChromium() })
try {
  const broken = [...deadEnds(folder), ...(await examineAll(browser, folder))]
  for (const line of broken) console.log(line)
  console.log(`specification: ${KINDS.length * 4} pages examined, ${broken.length} violations`)
  process.exitCode = broken.length === 0 ? 0 : 1
} finally {
  await browser.close()
}
