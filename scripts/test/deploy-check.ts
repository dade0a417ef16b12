/**
 * Checks a deployment: one release, served for several towns by the start script and nginx, with the standalone server
 * as API on another origin. Asserts headers, compression, lifetimes and missing files, and visits each town in Chromium.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { Configuration } from '#domain/town/configuration.ts'
import { startServer } from '#mocks/server.ts'
import { findBrotli, hasIPv6 } from '../../deploy/nginx.ts'
import { chromiumIfAny, NO_CHROMIUM, TEST_ARGUMENTS } from '#scripts/tools/chromium.ts'
import { exampleTown, provideNginx, type ServedTown, serveTown } from '#scripts/tools/nginx.ts'
import { townRules } from '#ui/theme/town-rules.ts'
import { inlineScripts, inlineStyles } from '#scripts/build/content-security-policy.ts'
import { madeRelease } from '#scripts/build/release.ts'

const ROOT = join(import.meta.dirname, '../..')
const PREVIOUS = '.cache/release-before'

let passed = 0
let failed = 0
const expect = (name: string, actual: unknown, wanted: unknown): void => {
  if (wanted instanceof RegExp ? wanted.test(String(actual)) : actual === wanted) passed += 1
  else {
    failed += 1
    console.log(`FAIL ${name}\n  is     ${String(actual)}\n  wanted ${String(wanted)}`)
  }
}

type Answer = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>
const ask = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(parts) }),
      )
    }).on('error', reject)
  })

type Example = Readonly<{ town: Configuration; settings: Readonly<Record<string, string>> }>

const sources = (...all: readonly string[]): string => all.filter((one) => one !== '').join(' ')

/** The headers that every answer of a town has, also one that says that something is missing. */
const headersOf = ({ town, settings }: Example): Readonly<Record<string, string | RegExp | undefined>> => {
  const { api } = town
  const hosts = [town.tiles?.url, town.places, town.reports].map((url) => (url ? new URL(url).origin : ''))
  const [tiles = '', places = '', reports = ''] = hosts
  const isSecure = settings['PIAZZA_ORIGIN']?.startsWith('https:') === true
  const images = settings['PIAZZA_IMAGES'] ?? ''
  const built = readFileSync(join(release, 'site/index.html'), 'utf8')
  const { rules } = townRules(town)
  const colouring = rules.length === 0 ? '' : `<style data-town>${rules.join('')}</style>`
  return {
    'content-security-policy': [
      "default-src 'self'",
      // The script and the style that the page itself has are allowed by their text.
      `script-src 'self' ${sources(...inlineScripts(built))}`,
      `style-src 'self' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=' ${sources(...inlineStyles(built + colouring))}`,
      `img-src ${sources("'self'", 'data:', 'blob:', api, tiles, images)}`,
      `media-src ${sources("'self'", api, images)}`,
      "font-src 'self'",
      `connect-src ${sources("'self'", api, places, reports)}`,
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify piazza piazza-worker',
      `frame-ancestors ${settings['PIAZZA_FRAME_ANCESTORS'] ?? "'none'"}`,
      ...(town.reports ? [`report-uri ${town.reports}`, 'report-to reports'] : []),
    ].join('; '),
    'reporting-endpoints': town.reports && `reports="${town.reports}"`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': /^(?=.*\bgeolocation=\(self\))(?=.*\bcamera=\(\))(?=.*\bmicrophone=\(\))(?!.*\*)/,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': isSecure ? 'max-age=31536000' : undefined,
    server: 'nginx',
    'x-powered-by': undefined,
  }
}

const FOREVER = 'public, max-age=31536000, immutable'
const HTML = 'text/html; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'

/** What a server sends before it waits for the first receipt (RFC 6928), in bytes. */
const FIRST_PACKETS = 14_600

/** Paths with the status, the type and the lifetime of their answers. */
const pathsOf = (
  script: string,
  api: string,
): readonly (readonly [path: string, status: number, type?: string | undefined, cache?: string])[] => [
  ['/', 200, HTML, 'no-cache'],
  ['/index.html', 200, HTML, 'no-cache'],
  ['/noticeSent/12?from=home', 200, HTML, 'no-cache'],
  ['/es/activity/7/topic/3/users', 200, HTML, 'no-cache'],
  ['/nowhere', 200, HTML, 'no-cache'],
  ['/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8', 'no-cache'],
  ['/config.json', 200, 'application/json; charset=utf-8', 'no-cache'],
  ['/robots.txt', 200, 'text/plain; charset=utf-8', 'no-cache'],
  ['/.well-known/security.txt', 200, 'text/plain; charset=utf-8', 'no-cache'],
  ['/img/piazza.svg', 200, 'image/svg+xml; charset=utf-8', 'no-cache'],
  ['/healthz', 200, 'text/plain; charset=utf-8', 'no-cache'],
  [script, 200, SCRIPT, FOREVER],
  ['/assets/kept01.js', 200, SCRIPT, FOREVER],
  ['/assets/gone01.js', 404, undefined, 'no-cache'],
  ['/assets/missing.js', 404, undefined, 'no-cache'],
  ['/assets/', 404],
  ['/missing.png', 404],
  ['/index.php', 404],
  ['/.env', 404],
  ['/.git/config', 404],
  ['/app/languages', api === '' ? 200 : 404],
  ['/app/nothing', 404],
  ['/../town.json', 404],
]

const checkAnswers = async (example: Example, { origin, isHealthy }: ServedTown): Promise<void> => {
  const { name, api } = example.town
  const page = (await ask(origin)).body.toString()
  const script = /src="(\/assets\/piazza-[^"]+\.js)"/.exec(page)?.[1] ?? ''
  for (const [path, status, type, cache] of pathsOf(script, api)) {
    const { headers, ...answer } = await ask(origin + path)
    expect(`${name}: status of ${path}`, answer.status, status)
    if (type !== undefined) expect(`${name}: type of ${path}`, headers['content-type'], type)
    if (cache !== undefined) expect(`${name}: lifetime of ${path}`, headers['cache-control'], cache)
    if (status === 404) expect(`${name}: ${path} is not the page`, answer.body.includes('id="root"'), false)
  }
  for (const path of ['/', script, '/assets/missing.js', '/healthz']) {
    const { headers } = await ask(origin + path)
    for (const [header, wanted] of Object.entries(headersOf(example)))
      expect(`${name}: ${header} of ${path}`, headers[header], wanted)
  }
  const plain = readFileSync(join(release, 'site', script))
  const hasBrotli = findBrotli() !== undefined
  if (hasBrotli) {
    const index = await ask(origin, { 'accept-encoding': 'br' })
    expect(`${name}: the page in Brotli`, String(brotliDecompressSync(index.body)), page)
  }
  for (const [accepted, encoding, expand] of [
    ['gzip, deflate, br', hasBrotli ? 'br' : 'gzip', hasBrotli ? brotliDecompressSync : gunzipSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const) {
    const { headers, body } = await ask(origin + script, { 'accept-encoding': accepted })
    expect(`${name}: encoding for ${accepted}`, headers['content-encoding'], encoding)
    expect(`${name}: vary for ${accepted}`, headers.vary, 'Accept-Encoding')
    expect(`${name}: script for ${accepted}`, Buffer.compare(expand(body), plain), 0)
  }
  const { headers } = await ask(origin)
  const again = await ask(origin, { 'if-none-match': headers.etag ?? '' })
  expect(`${name}: revalidation`, again.status, 304)
  // A header Link would bring nothing: what asks for the code, and the style, come at once, before the rest of the page.
  const first = page.slice(0, page.indexOf('</style>'))
  const sent = gzipSync(first, { level: constants.Z_BEST_COMPRESSION }).length + JSON.stringify(headers).length
  expect(`${name}: what asks for the code comes with the first packets (${sent} bytes)`, sent <= FIRST_PACKETS, true)
  expect(`${name}: styles in the page`, page.match(/<style data-href="\/assets\/[^"]+\.css">/g)?.length, 1)
  expect(`${name}: styles that are waited for`, page.includes('rel="stylesheet"'), false)
  expect(`${name}: title`, /<title>([^<]*)/.exec(page)?.[1], name)
  expect(`${name}: the page has no policy of its own`, page.includes('http-equiv="Content-Security-Policy"'), false)
  expect(`${name}: connection to the API`, /<link rel="preconnect" href="([^"]*)"/.exec(page)?.[1] ?? '', api)
  const security = (await ask(`${origin}/.well-known/security.txt`)).body.toString()
  const expires = Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? '')
  expect(`${name}: contact`, security, /^Contact: mailto:\S+@\S+$/m)
  expect(`${name}: expiry within a year`, expires > Date.now() && expires < Date.now() + 365 * 86_400_000, true)
  expect(`${name}: large headers`, (await ask(origin, { 'x-large': 'x'.repeat(40_000) })).status, 400)
  expect(`${name}: POST`, (await fetch(origin, { method: 'POST' })).status, 405)
  expect(`${name}: healthy`, await isHealthy(), true)
  if (hasIPv6()) expect(`${name}: by IPv6`, (await ask(origin.replace('localhost', '[::1]'))).status, 200)
}

/** Screens of every town. */
const SCREENS = [
  '/',
  '/activity',
  '/event',
  '/contact',
  '/country',
  '/noticeSent',
  '/profile/profile',
  '/search',
  '/assistance',
]

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Mario signs in and opens the screens. Nothing is forbidden, nothing complains. */
const visit = async (browser: Browser, { name, reports }: Configuration, { origin }: ServedTown): Promise<void> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })
  const violations: string[] = []
  const complaints: string[] = []
  await context.exposeFunction('tellViolation', (what: string) => violations.push(what))
  await context.addInitScript(() => {
    const { tellViolation } = globalThis as unknown as { tellViolation: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tellViolation(`${violatedDirective} forbids ${blockedURI}`),
    )
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await open(page, `${origin}/login`)
  await page.getByRole('textbox', { name: 'Nome utente' }).fill('mario.rossi')
  await page.getByRole('textbox', { name: 'Password' }).fill('Piazza2026!')
  await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click()
  await page.getByRole('link', { name: /Profilo di Mario Rossi/ }).waitFor({ state: 'attached' })
  passed += 1
  for (const path of SCREENS) await open(page, origin + path)
  expect(`${name}: reports of the policy`, violations.join('\n'), '')
  expect(`${name}: complaints of the browser`, complaints.join('\n'), '')
  if (reports !== undefined) {
    await context.route(reports, (route) => route.fulfill({ status: 204 }))
    const [report] = await Promise.all([
      page.waitForRequest(reports),
      page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new TypeError('via Sacco 5') }))),
    ])
    const wanted = /^\{"release":"\d+\.\d+\.\d+\+[\w-]{7}","kind":"defect","line":"defect: TypeError at [^"]*"\}$/
    expect(`${name}: a defect is reported`, report.postData(), wanted)
  }
  // The reports are heard: a picture of a host that nobody named is one.
  await page.evaluate(async () => {
    const image = new Image()
    const over = new Promise((resolve) => {
      image.addEventListener('error', resolve)
    })
    image.src = 'https://elsewhere.example/pixel.png'
    await over
  })
  expect(`${name}: a foreign picture`, violations.join('\n'), /^img-src forbids https:\/\/elsewhere\.example/)
  await context.close()
}

/** A release whose files an old tab may still ask for. */
const writePrevious = (): void => {
  const assets = join(ROOT, PREVIOUS, 'site/assets')
  rmSync(join(ROOT, PREVIOUS), { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  for (const name of ['kept01.js', 'gone01.js']) writeFileSync(join(assets, name), `export const name = '${name}'\n`)
  const list = { 'kept01.js': Date.parse('2026-01-02'), 'gone01.js': Date.parse('2026-01-01') }
  writeFileSync(join(ROOT, PREVIOUS, 'assets.json'), JSON.stringify(list))
}

/** The towns of `deploy/towns`, each with settings of its own. One has its API on its own origin. */
const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  varese: { PIAZZA_ORIGIN: 'https://piazza.varese.example' },
  luino: { PIAZZA_FRAME_ANCESTORS: 'https://www.comune.luino.example' },
  brinzio: { PIAZZA_IMAGES: 'https://images.brinzio.example' },
}

const checkTown = async ([name, settings]: readonly [string, Example['settings']]): Promise<void> => {
  const server = await startServer({ port: 0, now: Date.now(), ticks: () => performance.now() })
  const api = `http://localhost:${server.port}`
  const configuration = exampleTown(name, api)
  const town = JSON.parse(configuration) as Configuration
  const served = await serveTown(release, configuration, { ...settings, PIAZZA_API: api })
  try {
    await checkAnswers({ town, settings }, served)
    if (browser !== undefined) await visit(browser, town, served)
  } catch (error) {
    expect(`${town.name}: comes to an end`, error, undefined)
  } finally {
    const { code, output } = await served.close()
    await server.close()
    expect(`${town.name}: ends in order`, code, 0)
    expect(`${town.name}: nothing else is said`, output.trim(), /^Serving on port \d+$/)
  }
  expect(`${town.name}: no longer healthy`, await served.isHealthy(), false)
}

const why = provideNginx()
if (why !== undefined) throw new Error(`No deployment can be checked, because ${why}`)
if (findBrotli() === undefined) console.log('Left out: Brotli, because nginx has no module for it (gzip is checked)')
const executablePath = chromiumIfAny()
if (executablePath === undefined) console.log(`Left out: the visits in Chromium, because ${NO_CHROMIUM}`)
writePrevious()
const release = await madeRelease(false, PREVIOUS)
const browser =
  executablePath === undefined ? undefined : await chromium.launch({ executablePath, args: [...TEST_ARGUMENTS] })
try {
  await Promise.all(Object.entries(SETTINGS).map(checkTown))
  const refused = await serveTown(release, '{"name": 7}').then(
    () => 'served',
    (error: Error) => error.message,
  )
  expect(
    'a wrong configuration is refused in words',
    refused,
    /town\.json: name has to be text, and is 7\n.*support has to be object/,
  )
} finally {
  await browser?.close()
}
console.log(`deployment: ${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
