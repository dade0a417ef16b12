import type { Patience } from './in-page.ts'

/** What is not there yet: what says that it loads, and the grey bars in the place of a screen whose files come. */
const BUSY = '[aria-busy=true], [role=progressbar], main span[aria-hidden=true][style*=width]:empty'

/** A page is quiet when nothing has changed for so long; it is given up after so long. In milliseconds. */
export const QUIETLY: Patience = { quiet: 300, most: 15_000, later: 0, busy: BUSY }
