import type { Shortfall } from '#application/kit/list-rows.ts'
import { type Listing, shortfallLines } from '#ui/base/shortfall-texts.ts'
import type { Speech } from './speech.ts'

/** The message of a list that is incomplete. */
export const shortfallView = (of: Listing, shortfall: Shortfall, { say }: Speech): readonly string[] =>
  shortfallLines(of, shortfall).map(({ text, values }) => say(text, values))
