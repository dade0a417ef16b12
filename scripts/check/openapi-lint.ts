/**
 * Checks the OpenAPI document with the tools of others, at their recommended rules: `npm run openapi:lint`. npx fetches
 * them, because they are hundreds of packages; what they ask for is also in the unit tests.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { openApi } from '#scripts/specs/openapi/document.ts'

const DOCUMENT = 'reports/openapi.json'
const RULES = 'reports/spectral.json'

mkdirSync('reports', { recursive: true })
writeFileSync(DOCUMENT, JSON.stringify(await openApi(), undefined, 2))
writeFileSync(RULES, JSON.stringify({ extends: ['spectral:oas'] }))

const TOOLS = [
  ['@redocly/cli@2.77.0', 'lint', DOCUMENT, '--extends', 'recommended', '--format', 'stylish'],
  ['@stoplight/spectral-cli@6.16.3', 'lint', DOCUMENT, '--ruleset', RULES, '--fail-severity', 'warn'],
] as const

const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
const failed = TOOLS.filter((tool) => spawnSync('npx', ['--yes', ...tool], { stdio: 'inherit', env }).status !== 0)
process.exitCode = failed.length === 0 ? 0 : 1
