import type { UserId } from '#domain/identity/user.ts'
import type { AddressChoice, Subscription } from '../../collections/directory.ts'
import { userIdOf } from '../people.ts'

/** The subscriptions of the people of the demo. */
const FOLLOWED: readonly (readonly [username: string, topics: readonly number[]])[] = [
  ['mario.rossi', [201, 501]],
  ['sara.bruni', [101, 105]],
  ['amministratore', [101]],
]

/** The topic that every generated user follows: its list has several pages (TOPIC-13). */
const POPULAR = 101

/** The initial subscriptions (TOPIC-01, TOPIC-13); `others` are the generated users. */
export const seededSubscriptions = (others: readonly UserId[]): readonly Subscription[] =>
  [
    ...FOLLOWED.flatMap(([username, topics]) => topics.map((topic) => [userIdOf(username), topic] as const)),
    ...others.map((owner) => [owner, POPULAR] as const),
  ].map(([owner, topic], at) => ({
    id: (at + 1) as Subscription['id'],
    owner,
    topic: topic as Subscription['topic'],
  }))

/** The addresses chosen initially: one active, one inactive (ADDR-02). */
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

/** The favourites on the server, by id (FAV-01): the contract only reads them. */
const FAVOURITES: readonly (readonly [username: string, activities: readonly number[], contacts: readonly number[]])[] =
  [['mario.rossi', [2, 4, 61], [4, 27, 46, 66]]]

export const favouritesOf = (
  owner: UserId,
): Readonly<{ activities: readonly number[]; contacts: readonly number[] }> => {
  const known = FAVOURITES.find(([username]) => userIdOf(username) === owner)
  return { activities: known?.[1] ?? [], contacts: known?.[2] ?? [] }
}
