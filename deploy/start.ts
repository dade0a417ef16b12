/**
 * Serves one town from a release: `node start.mjs`. Reads the town's configuration, writes its page, manifest and
 * security.txt, and runs nginx in the foreground. It writes under one folder only; all else may be read-only.
 * Its settings are environment variables; docs/deployment.md lists them.
 * `node start.mjs --health` ends with 0 when the town is served on that port.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as Either from 'fp-ts/lib/Either.js'
import { decodeConfiguration } from '#adapters/configuration/codec.ts'
import { manifestOf, originsOf, pageOf } from '#adapters/configuration/page.ts'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import { compressedForms } from '#scripts/build/compression.ts'
import { inlineScripts, inlineStyles } from '#scripts/build/content-security-policy.ts'
import { townRules } from '#ui/theme/town-rules.ts'
import { INTERFACE_LANGUAGES } from '#ui/language/languages.ts'
import { headersOf } from './headers.ts'
import { findBrotli, findNginx, nginxConfiguration } from './nginx.ts'
import { revisedWorker } from './revised-worker.ts'

const RELEASE = import.meta.dirname

/** How long security.txt is valid after the start, in milliseconds. RFC 9116 recommends less than a year. */
const VALIDITY = 360 * 86_400_000

const env = (name: string, otherwise: string): string => process.env[name] || otherwise

const TOWN = resolve(env('PIAZZA_TOWN', '/etc/piazza/town.json'))
const port = Number(env('PORT', '8080'))
const origin = env('PIAZZA_ORIGIN', '').replace(/\/+$/, '')
const folder = env('PIAZZA_FOLDER', '/run/piazza')

/** The town of the file of configuration. Throws a sentence for each wrong field. */
const readTown = (): Configuration => {
  const decoded = decodeConfiguration(JSON.parse(readFileSync(TOWN, 'utf8')), INTERFACE_LANGUAGES, DEFAULTS)
  if (Either.isRight(decoded)) return decoded.right
  const sentences = decoded.left.map(
    ({ field, expected, found = 'nothing' }) =>
      `${TOWN}: ${field || 'the whole'} has to be ${expected}, and is ${found}`,
  )
  throw new Error(sentences.join('\n'))
}

const checkHealth = async (): Promise<number> => {
  const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => undefined)
  return answer?.ok ? 0 : 1
}

/**
 * The page of a town without the policy of the build: a page obeys header and page both, and the build's policy knows
 * no town. Nor does its hint for a connection to the API.
 */
const servedPage = (town: Configuration, page: string): string => {
  const hint = town.api === '' ? '' : `<link rel="preconnect" href="${town.api}" crossorigin>`
  return pageOf(town, page, { origin: origin || undefined, rules: townRules(town).rules })
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<link rel="preconnect"[^>]*>/, '')
    .replace('<link rel="modulepreload"', (first) => hint + first)
}

/** RFC 9116: whom to tell of a weakness. */
const securityText = ({ support }: Configuration): string =>
  [
    `Contact: mailto:${support.mail}`,
    `Expires: ${new Date(Date.now() + VALIDITY).toISOString()}`,
    'Preferred-Languages: it, es, en',
    ...(origin === '' ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
    '',
  ].join('\n')

/**
 * Writes the folder that nginx serves: what is made for the town, and links to the town's own files (its mark, its legal
 * notes) and to those of the release.
 */
const writeSite = (town: Configuration): string => {
  const release = join(RELEASE, 'site')
  const read = (name: string): string => readFileSync(join(release, name), 'utf8')
  const site = join(folder, 'site')
  rmSync(site, { recursive: true, force: true })
  mkdirSync(join(site, '.well-known'), { recursive: true })
  const shown = {
    'index.html': servedPage(town, read('index.html')),
    'manifest.webmanifest': JSON.stringify(manifestOf(town, JSON.parse(read('manifest.webmanifest')))),
  }
  const files: Readonly<Record<string, string>> = {
    ...shown,
    'config.json': JSON.stringify(town),
    '.well-known/security.txt': securityText(town),
    ...(existsSync(join(release, 'service-worker.js')) && {
      'service-worker.js': revisedWorker(read('service-worker.js'), shown),
    }),
  }
  for (const [name, text] of Object.entries(files)) {
    const plain = Buffer.from(text)
    writeFileSync(join(site, name), plain)
    for (const [ending, small] of Object.entries(compressedForms(name, plain)))
      writeFileSync(join(site, name + ending), small)
  }
  const own = env('PIAZZA_FILES', join(dirname(TOWN), 'files'))
  const ownNames = existsSync(own) ? readdirSync(own).filter((name) => !(name in files)) : []
  const made = new Set([...Object.keys(files), ...ownNames])
  const others = readdirSync(release).filter((name) => !made.has(name.replace(/\.(?:br|gz)$/, '')))
  for (const name of ownNames) symlinkSync(join(own, name), join(site, name))
  for (const name of others) symlinkSync(join(release, name), join(site, name))
  return site
}

/** Writes the site and the configuration of nginx, and returns the path of the latter. */
const prepare = (town: Configuration): string => {
  const temporary = join(folder, 'nginx')
  mkdirSync(temporary, { recursive: true })
  const origins = originsOf(town)
  const built = readFileSync(join(RELEASE, 'site/index.html'), 'utf8')
  const images = env('PIAZZA_IMAGES', '').split(' ')
  const configuration = join(temporary, 'nginx.conf')
  writeFileSync(
    configuration,
    nginxConfiguration({
      port,
      root: writeSite(town),
      temporary,
      brotli: findBrotli(),
      accessLog: process.env['PIAZZA_ACCESS_LOG'],
      upstream: town.api === '' ? process.env['PIAZZA_API'] : undefined,
      headers: headersOf({
        ...origins,
        scripts: inlineScripts(built),
        styles: inlineStyles(servedPage(town, built)),
        images: [...origins.images, ...images],
        media: [...origins.media, ...images],
        reports: town.reports,
        frameAncestors: env('PIAZZA_FRAME_ANCESTORS', "'none'"),
        isSecure: origin.startsWith('https:'),
      }),
    }),
  )
  return configuration
}

/** Runs nginx until it ends, and passes the signals on that end it: open requests are still answered. */
const serve = (configuration: string): void => {
  const nginx = findNginx()
  if (nginx === undefined) throw new Error('nginx is not installed (Debian: apt-get install nginx-light)')
  const child = spawn(nginx, ['-e', 'stderr', '-c', configuration], { stdio: ['ignore', 'inherit', 'inherit'] })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGQUIT'))
  child.on('exit', (code) => process.exit(code ?? 1))
  console.log(`Serving on port ${port}`)
}

try {
  if (process.argv.includes('--health')) process.exitCode = await checkHealth()
  else serve(prepare(readTown()))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
