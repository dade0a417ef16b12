import type { AnyCall, Request } from '#adapters/http/contract/call.ts'
import type { Contract } from '#adapters/http/contract/contract.ts'
import type { Outcome, Outcomes } from './outcomes.ts'
import type { Way } from './ways.ts'

/**
 * A request. `as`: who makes it; Mario Rossi where nobody is named. `skipped`: how many rows the example leaves out before
 * those that it shows.
 */
export type Sample<C extends AnyCall> = Request<C> & Readonly<{ as?: string; skipped?: number }>

/** All that is stated about a call: for the OpenAPI document, the matrix and the scenarios. */
export type Entry<C extends AnyCall> = Readonly<{
  /** Short, as a heading. */
  title: string
  about: string
  /** The clauses that it serves, separated by spaces. */
  clauses: string
  /** What scenarios call it. */
  words?: readonly string[]
  /** As the people of the demo make it; examples come from it. */
  sample: Sample<C>
  /** Requests whose answer differs with who asks or what is asked for, by the names of their examples. */
  further?: Readonly<Record<string, Sample<C>>>
  /** How a citizen gets there. */
  way: Way
  /** Further ways, where answers have other fields: no single answer has them all. */
  more?: readonly Way[]
  /** What becomes of the page under each fault. */
  outcome: Outcomes
  /** Without one of these fields, where more depends on it: what the screen does next. */
  ofFields?: Readonly<Record<string, Outcome>>
  /** Why the conformance suite does not play it against a server of others: mostly, that its effect cannot be put back. */
  unplayed?: string
}>

/** The calls of an area: one without an entry does not compile. Their samples succeed in this order. */
export type Entries<Area extends keyof Contract> = {
  readonly [Name in keyof Contract[Area]]: Contract[Area][Name] extends AnyCall ? Entry<Contract[Area][Name]> : never
}

/** What is stated of a record of the wire. Each of its fields has a meaning here or, where all mean the same, in `fields.ts`. */
export type StatedRecord = Readonly<{
  /** A sentence. */
  is: string
  /** Of an answer, separated by spaces: without one of these an element is left out of its list, a single thing is unreadable. */
  needs?: string
  /** Of an answer, separated by spaces: without one of these the page lives, and lacks it at most. */
  may?: string
  /** What fields are that mean something else elsewhere, with their unit. */
  fields?: Readonly<Record<string, string>>
}>

/** The records of an area, by the names of their codecs; with the record around where two have one name. */
export type Records = Readonly<Record<string, StatedRecord>>
