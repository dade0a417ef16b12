import type { Action, Way } from './parts.ts'

/** A row of a list: its texts in reading order, the first being its name or title. */
export type Row = Readonly<{ kind: 'row'; key: number | string }>

/** Rows under a heading. */
export type Group<One extends Row, Heading extends string | Way = string> = Readonly<{
  kind: 'group'
  heading: Heading
  rows: readonly One[]
}>

export const group = <One extends Row>(heading: string, rows: readonly One[]): Group<One> => ({
  kind: 'group',
  heading,
  rows,
})

/** A list that is rendered completely. `label` is for screen readers. */
export type List<One extends Row> = Readonly<{ kind: 'list'; label?: string | undefined; rows: readonly One[] }>

/** A group heading inside a list. */
export type Heading = Readonly<{ kind: 'heading'; key: number | string; heading: string }>

/**
 * A virtualised list: only its visible rows exist. Rows are created on demand; an unread row is undefined. Indexes
 * start at 0.
 */
export type LongList<One extends Row | Heading> = Readonly<{
  kind: 'list'
  length: number
  /** The index at which reading starts. */
  first: number
  at: (place: number) => One | undefined
  /** The visible range, both ends included. */
  see: (first: number, last: number) => void
}>

/** The empty state of a list: the reason, and a suggested action. */
export type Empty = Readonly<{
  kind: 'empty'
  title: string
  text: string | undefined
  /** How much the action stands out; less where it is not said. */
  tone?: 'primary' | undefined
  action?: Action | Way | undefined
}>

/** An empty list: why, and what helps. */
export const empty = (title: string, text: string | undefined, act?: Action | Way): Empty => ({
  kind: 'empty',
  title,
  text,
  action: act,
})
