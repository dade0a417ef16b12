import type { ActivitySummary } from './activity.ts'
import type { Contact } from './contact.ts'

/** A row of the directory: activities and contacts have the same shape in both lists (DIR-01, DIR-03). */
export type Listed = Readonly<
  | { id: ActivitySummary['id']; kind: 'activity'; thing: ActivitySummary }
  | { id: Contact['id']; kind: 'contact'; thing: Contact }
>

export const listedActivity = (thing: ActivitySummary): Listed => ({ id: thing.id, kind: 'activity', thing })
export const listedContact = (thing: Contact): Listed => ({ id: thing.id, kind: 'contact', thing })
