import type { UserId } from '#domain/identity/user.ts'
import type { AddressChoice, Subscription } from '../../collections/directory.ts'
import { userIdOf } from '../people.ts'

/** What the people of the demo follow. */
const FOLLOWED: readonly (readonly [username: string, topics: readonly number[]])[] = [
  ['mario.rossi', [201, 501]],
  ['sara.bruni', [101, 105]],
  ['amministratore', [101]],
]

/** The topic that everyone else follows: its list of users has pages (TOPIC-13). */
const POPULAR = 101

/** Who follows what when the world begins (TOPIC-01, TOPIC-13); `others` are those the demo does not tell of. */
export const seededSubscriptions = (others: readonly UserId[]): readonly Subscription[] =>
  [
    ...FOLLOWED.flatMap(([username, topics]) => topics.map((topic) => [userIdOf(username), topic] as const)),
    ...others.map((owner) => [owner, POPULAR] as const),
  ].map(([owner, topic], at) => ({
    id: (at + 1) as Subscription['id'],
    owner,
    topic: topic as Subscription['topic'],
  }))

/** The addresses that were chosen before the world began: one counts, one was switched off (ADDR-02). */
export const seededChoices = (): readonly AddressChoice[] =>
  (
    [
      [131, true],
      [2, false],
    ] as const
  ).map(([address, active], at) => ({
    id: (at + 1) as AddressChoice['id'],
    owner: userIdOf('sara.bruni'),
    topic: 105 as AddressChoice['topic'],
    address: address as AddressChoice['address'],
    active,
  }))

/** The favourites that the server knows, by number (FAV-01): the contract only reads them. */
const FAVOURITES: readonly (readonly [username: string, activities: readonly number[], contacts: readonly number[]])[] =
  [['mario.rossi', [2, 4, 61], [4, 27, 46, 66]]]

export const favouritesOf = (
  owner: UserId,
): Readonly<{ activities: readonly number[]; contacts: readonly number[] }> => {
  const known = FAVOURITES.find(([username]) => userIdOf(username) === owner)
  return { activities: known?.[1] ?? [], contacts: known?.[2] ?? [] }
}
