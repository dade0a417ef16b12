/** What a run of the conformance suite finds. */

/** A difference from the contract, or a note about something that the specification leaves open. */
export type Level = 'difference' | 'note'

export type Finding = Readonly<{
  level: Level
  /** Method and path of the contract, such as `GET /api/tags/{id}`. */
  call: string
  /** The path that was asked for, without host. */
  path: string
  /** What was examined, in a word or two. */
  check: string
  /** The place in the answer, such as `data.tags[].name`; empty for the answer as a whole. */
  at: string
  expected: string
  found: string
  /** What becomes of it in the app. */
  effect: string
  /** How often it was found. */
  times: number
}>

export const LOST = 'The app cannot use it.'
export const READ = 'The app reads it all the same; other readers of the contract may not.'

export const ABSENT = 'The app takes it as absent.'

/** How long an excerpt of a value is, in characters. */
const EXCERPT = 60
/** Fields whose values are not repeated. */
const SECRET = /(?:^|\.)(?:token|refresh_token|password|oldPassword|confirmPassword)$/

/** A value in a few words: its type, and its beginning unless it is secret. */
export const told = (value: unknown, at = ''): string => {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') {
    const names = Object.keys(value)
    return names.length === 0 ? 'an empty record' : `a record with ${names.slice(0, 8).join(', ')}`
  }
  if (SECRET.test(at)) return `a ${typeof value} (hidden)`
  const text = JSON.stringify(value)
  return `the ${typeof value} ${text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text}`
}
