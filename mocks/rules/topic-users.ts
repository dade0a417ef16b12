import type { Page } from '#domain/paging/page.ts'
import type { TopicUser } from '#domain/topics/topic.ts'
import { fullName } from '#domain/identity/user.ts'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import { pageOfUsers, type UsersAsked } from './users.ts'

/**
 * One page of the subscribers of a topic (TOPIC-13), with the filter and the orders of the list of users (ADMIN-02).
 */
export const pageOfTopicUsers = (users: readonly ManagedUser[], asked: UsersAsked): Page<TopicUser> => {
  const { rows, total, leftOut } = pageOfUsers(users, asked)
  return {
    rows: rows.map((user) => ({ id: user.id, name: fullName(user), country: user.country, jobs: user.jobs })),
    total,
    leftOut,
  }
}
