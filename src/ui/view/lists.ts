import type { Action, Way } from './parts.ts'

/** A row of a list: its words in the order in which they are read, the first being its name or title. */
export type Row = Readonly<{ kind: 'row'; key: number | string }>

/** Rows under a heading of their own. */
export type Group<One extends Row, Heading extends string | Way = string> = Readonly<{
  kind: 'group'
  heading: Heading
  rows: readonly One[]
}>

/** A list that is shown whole. `label` is read by those who do not see what stands above it. */
export type List<One extends Row> = Readonly<{ kind: 'list'; label?: string | undefined; rows: readonly One[] }>

/** A line of a list that names the rows after it. */
export type Heading = Readonly<{ kind: 'heading'; key: number | string; heading: string }>

/**
 * A long list of which only what is in sight is there. Rows are made when they are asked for; one that is not read yet
 * is undefined at its place. Places are counted from 0.
 */
export type LongList<One extends Row | Heading> = Readonly<{
  kind: 'list'
  length: number
  /** The place at which whoever arrives begins to read. */
  first: number
  at: (place: number) => One | undefined
  /** The places in sight, both included. */
  see: (first: number, last: number) => void
}>

/** In place of a list in which there is nothing: why, and what may help. */
export type Empty = Readonly<{
  kind: 'empty'
  title: string
  text: string | undefined
  action?: Action | Way | undefined
}>
