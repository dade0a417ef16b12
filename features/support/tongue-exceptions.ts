import type { OtherTongue } from '#mocks/tongues/tongue.ts'

/** A scenario that cannot hold in a tongue: its name as it is played, and why, in one sentence. */
export type TongueException = Readonly<{ tongue: OtherTongue; scenario: string; reason: string }>

/** How many there may be over all tongues: more would say that the app relies on what is ours. */
export const MOST_EXCEPTIONS = 25

/** Every scenario that cannot hold in a tongue. `npm run test:tongues -- --all` plays them, and fails where one holds after all. */
export const TONGUE_EXCEPTIONS: readonly TongueException[] = []

/** The names of the scenarios that are not played in a tongue. */
export const exceptedIn = (tongue: string): ReadonlySet<string> =>
  new Set(TONGUE_EXCEPTIONS.filter((one) => one.tongue === tongue).map(({ scenario }) => scenario))
