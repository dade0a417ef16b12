import type { Row } from '#ui/view/lists.ts'
import type { Ways } from './view-actions.ts'
import { isLong, isNode, type Long, type Node, ofKind, partsOf, sectionsOf } from './view-parts.ts'
import { linesOf, titlesOf } from './view-texts.ts'

/** What is said of a row, and not what can be done with it. */
const isSaid = (part: unknown): boolean => !isNode(part) || (part['kind'] !== 'action' && part['kind'] !== 'choice')

/** A row: what it is called, what else it says, and what can be done with it. */
export const rowFace = (row: Node & Row, { go }: Ways) => {
  const ways = ofKind(row, 'way')
  const [choice] = ofKind(row, 'choice')
  const [name = '', ...others] = linesOf(Object.fromEntries(Object.entries(row).filter(([, part]) => isSaid(part))))
  return {
    name,
    others,
    isPicked: choice?.isOn === true,
    pick: () => choice?.flip(),
    open: () => ways[0] && go(ways[0].href),
    remove: () => ofKind(row, 'action')[0]?.press(),
    /** Where the ways in it lead. */
    links: ways.map(({ href }) => href),
  }
}

export const longListsOf = (view: Node): readonly Long[] => partsOf(view).filter(isLong)

/** A list of which some rows may not be read yet. */
export const longListOf = (view: Node) => {
  const [list] = longListsOf(view)
  // `length`: rows read or not; `last`: the name of the last row, undefined until it is read.
  return list && { length: list.length, see: list.see, last: () => linesOf(list.at(list.length - 1))[0] }
}

export const groupsOf = (top: Node) => [
  ...ofKind(top, 'group').map((group) => ({ heading: linesOf(group.heading)[0] ?? '', titles: titlesOf(group) })),
  ...longListsOf(top)
    .flatMap(sectionsOf)
    .flatMap(({ heading, rows }) => (heading === undefined ? [] : [{ heading, titles: titlesOf(rows) }])),
]
