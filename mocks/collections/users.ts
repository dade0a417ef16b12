import type * as t from 'io-ts'
import { job } from '#adapters/http/codecs/users.ts'
import { id, text } from '#adapters/http/codecs/wire.ts'
import { list } from '#adapters/http/codecs/wire-lists.ts'
import { record } from '#adapters/http/codecs/wire-records.ts'

/** A user's jobs, and roles unknown to the app: only administrators read either. */
export const occupation = record('occupation', {
  id: ['id', id('User')],
  jobs: ['jobs', list(job)],
  otherRoles: ['otherRoles', list(text)],
})
export type Occupation = t.TypeOf<typeof occupation>
