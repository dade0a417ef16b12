import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import { parseJson } from '#adapters/browser/json.ts'
import { decodeConfiguration } from '#adapters/configuration/codec.ts'
import type { ReportReceiver } from '#adapters/diagnostics/deviation-reports.ts'
import { createDiagnostics } from '#adapters/diagnostics/diagnostics.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { version } from '../package.json'
import { INTERFACE_LANGUAGES } from '#ui/language/languages.ts'

/** The release that reports name: the version, and the hash of the build that this file is named by. */
const RELEASE = `${version}+${import.meta.url.replaceAll(/^.*\/|\.[jt]s.*$/g, '')}`

/** What a text says as JSON; a text that is none stands for itself, and is explained. */
const parsed = (text: string): unknown => Option.getOrElse((): unknown => text)(parseJson(text))

/**
 * The configuration in a file. Undefined where none comes: a network that is away, or a guest network that answers with its
 * own page, is no mistake of the town.
 */
const fetched = async (address: string): Promise<unknown> => {
  try {
    const answer = await fetch(address)
    const text = await answer.text()
    return answer.ok && !/^\s*</.test(text) ? parsed(text) : undefined
  } catch {
    return undefined
  }
}

/** Sets the colours, and says in the console which are refused. It needs the theme, which the first requests do not wait for. */
const paint = async (configuration: Configuration): Promise<void> => {
  const { paintTown } = await import('#ui/theme/paint-town.ts')
  const { note } = createDiagnostics({ log: console })
  for (const { tone, asked, ink, ground, ratio } of paintTown(configuration))
    note({
      kind: 'leftOut',
      call: 'configuration',
      path: `colours.${tone}`,
      expected: 'a colour with a contrast of 4.5 or more',
      actual: `${asked}, with ${ratio.toFixed(2)} for ${ink} on ${ground}`,
    })
}

/**
 * Reads the configuration of the page, what the block says or the file that its `data-src` names, and starts the app with
 * it; it is drawn once its colours are set. A wrong configuration starts nothing: it is explained in the place of the app.
 * Where the file does not come, the page offers a retry (`src/before-app.js`, which hears an `error` of the window).
 */
export const readTown = async (
  block: HTMLElement,
  otherwise: Configuration,
  start: (
    configuration: Configuration,
    painting: Promise<void> | undefined,
    reports: ReportReceiver | undefined,
  ) => void,
): Promise<void> => {
  const { src } = block.dataset
  const given = src === undefined ? parsed(block.textContent) : await fetched(src)
  if (given === undefined) return void dispatchEvent(new Event('error'))
  const result = decodeConfiguration(given, INTERFACE_LANGUAGES, otherwise)
  if (Either.isLeft(result)) {
    const { explain } = await import('./ui/shell/misconfigured/misconfigured.tsx')
    return explain(result.left)
  }
  const { reports: url } = result.right
  const painting = result.right.colours ? paint(result.right) : undefined
  // The default colours stay where the code that sets others does not come.
  start(
    result.right,
    painting?.catch(() => {}),
    url === undefined ? undefined : { url, release: RELEASE },
  )
}
