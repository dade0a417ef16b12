import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { originsOf, pageOf } from '#adapters/configuration/page.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { townRules } from '#ui/theme/town-rules.ts'
import { inlineScripts, inlineStyles, policy } from './content-security-policy.ts'
import { temporaryFolder } from '#scripts/tools/tidy.ts'

/** Copies the site of a release into a new folder, with the page of a town: the policy is in the page. Returns the folder. */
export const copySite = (release: string, town: Configuration): string => {
  const folder = temporaryFolder()
  const built = readFileSync(join(release, 'site/index.html'), 'utf8')
  const page = pageOf(town, built, { rules: townRules(town).rules })
  const own = `$1${policy({ scripts: inlineScripts(page), styles: inlineStyles(page), ...originsOf(town) })}`
  cpSync(join(release, 'site'), folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), page.replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, own))
  return folder
}
