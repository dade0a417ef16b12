import { chanceFrom } from '#application/kit/testing/cut-offs.ts'
import { type Act, ACTS } from './acts.ts'

/** What the line or the server does to the calls of an act. */
export const LINES = [
  'cut before',
  'cut after',
  'slow',
  'refused',
  '429',
  '500 without effect',
  '500 with effect',
] as const
/** What the citizen does meanwhile. */
export const STAYS = [
  'stays',
  'leaves',
  'reloads',
  'closes',
  'killed',
  'second tab at Home',
  'second tab at the same place',
] as const
/** What befalls the device or the session meanwhile. */
export const BESIDE = ['nothing', 'session ends', 'clock back'] as const

export type Cell = Readonly<{
  act: Act
  line: (typeof LINES)[number]
  stay: (typeof STAYS)[number]
  beside: (typeof BESIDE)[number]
}>

export const nameOf = ({ act, line, stay, beside }: Cell): string => [act.name, line, stay, beside].join(', ')

/** Whether there is such a case: visitors have no session to lose. */
const exists = ({ act, beside }: Cell): boolean => beside !== 'session ends' || act.way.as !== undefined

/** Every cell, in an order that does not depend on chance. */
export const allCells = (): readonly Cell[] =>
  ACTS.flatMap((act) =>
    LINES.flatMap((line) => STAYS.flatMap((stay) => BESIDE.map((beside): Cell => ({ act, line, stay, beside })))),
  ).filter(exists)

/** Some of the cells, drawn by a seed. */
export const drawn = (cells: readonly Cell[], count: number, seed: number): readonly Cell[] => {
  const chance = chanceFrom(seed)
  return cells
    .map((cell) => [chance(), cell] as const)
    .toSorted(([one], [other]) => one - other)
    .slice(0, count)
    .map(([, cell]) => cell)
}

/** The seed of a cell: the order in which all takes its turn, and the moment at which the citizen goes. */
export const seedOf = (cell: Cell, seed: number): number =>
  [...nameOf(cell)].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, seed)
