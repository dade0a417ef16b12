import { type LinkedText, wordsOfLinked } from '#ui/view/linked-text.ts'
import { NOT_READ } from '#ui/view/parts.ts'
import { isThere, type Node, ofKind, partsOf, within } from './view-parts.ts'

/** The words of a text from outside, without what would style or run them. */
export const plain = (html: string): string => html.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ')

/** What holds words that were typed, which are not read. */
const TYPED: ReadonlySet<unknown> = new Set(['field', 'combobox'])

/** Everything there is to read, one line each. */
export const linesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (!isThere(value)) return []
  if (value['kind'] === 'rich') return [plain(String(value['html']))]
  if (value['kind'] === 'select') return selectLines(value)
  if (value['kind'] === 'linked') return [wordsOfLinked(value as Node & LinkedText)]
  return Object.entries(within(value)).flatMap(([key, part]) =>
    NOT_READ.has(key) || (key === 'value' && TYPED.has(value['kind'])) ? [] : linesOf(part),
  )
}

const selectLines = (part: Node): readonly string[] =>
  ofKind(part, 'select').flatMap(({ label, placeholder, options, hint, problem }) =>
    linesOf([label, placeholder, options.map((one) => one.label), hint, problem]),
  )

/** The names of the rows: the first words of each. */
export const titlesOf = (value: unknown): readonly string[] =>
  ofKind(value, 'row').flatMap((row) => linesOf(row)[0] ?? [])

/** The lines that name those after them. */
export const headingsIn = (value: unknown): readonly string[] => ofKind(value, 'heading').map(({ heading }) => heading)

/** The title of what is read: of what is open over a list, where something is. */
export const titleOf = (view: Node): string =>
  String((view['detail'] as Node | undefined)?.['title'] ?? view['title'] ?? '')

/** What is read of the part that is so titled, after its title. */
export const under = (view: Node, title: string): readonly string[] => {
  const entries = Object.entries(partsOf(view).find((part) => part['title'] === title) ?? {})
  return linesOf(Object.fromEntries(entries.slice(entries.findIndex(([key]) => key === 'title') + 1)))
}
