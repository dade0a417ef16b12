import type { favourites } from '#adapters/http/contract/favourites.ts'
import { summaryOf } from '../rules/directory.ts'
import { byId } from '../collections/standard.ts'
import { favouritesOf } from '../seed/directory/follows.ts'
import type { Desk } from './desk.ts'
import type { Answers } from './handlers-for.ts'

/** The favourites on the server (FAV-01). */
export const favouritesAnswers = (desk: Desk): Answers<typeof favourites> => {
  const { contacts, collections } = desk
  return {
    all: (_, { person }) => {
      const known = favouritesOf(person.id)
      return {
        activities: known.activities.flatMap((id) => {
          const kept = byId(collections.activities, id)
          return kept === undefined ? [] : [summaryOf(kept.activity)]
        }),
        contacts: known.contacts.flatMap((id) => contacts[id - 1] ?? []),
      }
    },
  }
}
