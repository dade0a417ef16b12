import type { Matter } from '#features/catalogue/catalogue.ts'
import { patternOf } from './troubles.ts'

/** The number of a device's requests (`METHOD path?query`) of a kind. */
export const timesIn = (requests: readonly string[], matter: Matter): number =>
  requests.filter((one) => new RegExp(`^${patternOf(matter)}$`).test(one.split('?')[0] ?? '')).length

/** The requested pages of notices, in order. */
export const pagesIn = (requests: readonly string[]): readonly Readonly<{ page: number; size: number }>[] =>
  requests
    .filter((one) => timesIn([one], 'the notices') === 1)
    .map((one) => {
      const query = new URLSearchParams(one.split('?')[1])
      return { page: Number(query.get('page')), size: Number(query.get('rowsPerPage')) }
    })
