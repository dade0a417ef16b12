import type * as t from 'io-ts'
import { job } from '#adapters/http/codecs/users.ts'
import { id, list, record, text } from '#adapters/http/codecs/wire.ts'

/** A user's jobs, and roles unknown to the app: only administrators read either. */
export const occupation = record('occupation', {
  id: ['id', id('User')],
  jobs: ['jobs', list(job)],
  otherRoles: ['otherRoles', list(text)],
})
export type Occupation = t.TypeOf<typeof occupation>
