import type { Citizen } from '../citizen.ts'
import type { Town } from '../town.ts'

/** Something that a citizen does from its beginning to its end; it throws what went wrong. */
export type Flow = Readonly<{
  name: string
  /** Who is signed in at the beginning. */
  as?: string
  /** Where it begins. */
  at: string
  play: (citizen: Citizen, town: Town) => Promise<void>
}>
