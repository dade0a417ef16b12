import * as Either from 'fp-ts/lib/Either.js'
import { decodeConfiguration, type Problem } from '#adapters/configuration/codec.ts'
import type { ReportReceiver } from '#adapters/diagnostics/deviation-reports.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { version } from '../package.json'
import { INTERFACE_LANGUAGES } from '#ui/language/languages.ts'

/** The release that reports name: the version, and the hash of the build that this file is named by. */
const RELEASE = `${version}+${import.meta.url.replaceAll(/^.*\/|\.[jt]s.*$/g, '')}`

/** A text that is no JSON, or a file that is not there. */
const unreadable = (text: string | undefined): readonly Problem[] => [{ field: '', expected: 'object', found: text }]

const written = async ({ dataset, textContent }: HTMLElement): Promise<string | undefined> => {
  if (dataset['src'] === undefined) return textContent
  const answer = await fetch(dataset['src']).catch(() => undefined)
  return answer?.ok === true ? answer.text() : undefined
}

const decoded = (
  text: string | undefined,
  otherwise: Configuration,
): Either.Either<readonly Problem[], Configuration> => {
  try {
    return decodeConfiguration(JSON.parse(text ?? ''), INTERFACE_LANGUAGES, otherwise)
  } catch {
    return Either.left(unreadable(text))
  }
}

/** Sets the colours, and says in the console which are refused. It needs the theme, which the first requests do not wait for. */
const paint = async (configuration: Configuration): Promise<void> => {
  const [{ paintTown }, { createDeviationLog }] = await Promise.all([
    import('#ui/theme/paint-town.ts'),
    import('#adapters/diagnostics/deviation-log.ts'),
  ])
  const tell = createDeviationLog(console)
  for (const { tone, asked, ink, ground, ratio } of paintTown(configuration))
    tell({
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
  const result = decoded(await written(block), otherwise)
  if (Either.isLeft(result)) {
    const { explain } = await import('#ui/app/misconfigured/misconfigured.tsx')
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
