import type { UserId } from '#domain/identity/user.ts'
import type { Job } from '#domain/users/managed-user.ts'

/** Someone who follows a topic (TOPIC-13). */
export type TopicUser = Readonly<{
  id: UserId
  name: string
  country: string | undefined
  jobs: readonly Job[]
}>
