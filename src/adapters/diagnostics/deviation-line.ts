import type { Deviation } from '#application/ports/diagnostics.ts'

/** The places of an error in the app's own files: never its message, which may quote what a citizen typed. */
const placesOf = (error: unknown): string =>
  error instanceof Error ? [...(error.stack ?? '').matchAll(/[\w.-]+\.js:\d+:\d+/g)].slice(0, 5).join(' < ') : ''

/** The name of an error class, for those of the platform and of the app; others may carry text. */
const nameOf = (error: unknown): string =>
  error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : 'unknown'

/** A deviation without any value of a citizen: the same line for the same deviation, whatever the row of a list. */
export const lineOf = (deviation: Deviation): string => {
  switch (deviation.kind) {
    case 'leftOut':
    case 'undecodable': {
      const { call, path, expected, actual } = deviation
      return `${call}: ${path.replaceAll(/\b\d+\b/g, '*')} should be ${expected}, was ${actual}`
    }
    case 'serverError':
      return `${deviation.call}: status ${deviation.status}`
    case 'defect':
      return `defect: ${nameOf(deviation.error)} at ${placesOf(deviation.error)}`
    default:
      return deviation satisfies never
  }
}
