/** The cells of a table, which stand beside each other. */
const CELLS: readonly string[] = ['th', 'td']

/** The tags of HTML that stand on lines of their own. */
const LINES: readonly string[] = (
  'address article aside blockquote caption center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
  'h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table tbody tfoot thead tr ul'
).split(' ')

/** The tags of HTML that begin and end a block: what stands in two of them is never one word. */
export const BLOCK_TAGS: readonly string[] = [...LINES, ...CELLS]

const tagsOf = (names: readonly string[]): RegExp => new RegExp(`</?(?:${names.join('|')})\\b[^<>]*>`, 'gi')
const LINE = tagsOf(['br', ...LINES])
const CELL = tagsOf(CELLS)

/** A text of HTML with line breaks in place of what stands between two lines, and blanks between two cells. */
export const withBreaks = (html: string): string => html.replaceAll(LINE, '\n').replaceAll(CELL, ' ')
