import type { topics } from '#adapters/http/contract/topics.ts'
import { idFrom } from '#domain/id.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import type { Person } from '../collections/account.ts'
import { nextId, remove, those } from '../collections/standard.ts'
import { Refusal } from '../rules/refusal.ts'
import {
  accessRefusal,
  type Follower,
  followerRefusal,
  isTopicPassword,
  subscriptionObstacle,
  topicIn,
} from '../rules/subscriptions.ts'
import { pageOfTopicUsers } from '../rules/topic-users.ts'
import { managedOf } from '../rules/users.ts'
import type { Desk } from './desk.ts'
import type { Answers } from './handlers-for.ts'
import { createTurns } from './turns.ts'

const NO_TOPIC = new Refusal(404, 'Argomento non trovato', 'NOT_FOUND')
const NO_SUBSCRIPTION = new Refusal(404, 'Iscrizione non trovata', 'NOT_FOUND')

/** Subscriptions to topics, and their subscribers. */
export const topicsAnswers = (desk: Desk): Answers<typeof topics> => {
  const { people, occupations, activities, subscriptions, accessRequests, topicKeys, addressChoices } = desk.collections

  const inTurn = createTurns()

  const topicOf = (id: string | number) => topicIn(activities.all(), idFrom<'Topic'>(String(id)))
  const hasAsked = ({ id }: Person, topic: TopicId): boolean =>
    those(accessRequests, (one) => one.owner === id && one.topic === topic).length > 0

  const hasKey = ({ id }: Person, topic: TopicId): boolean =>
    those(topicKeys, (one) => one.owner === id && one.topic === topic).length > 0

  const followerOf = (person: Person, topic: TopicId): Follower => {
    const { id: owner, profile } = person
    return {
      follows: those(subscriptions, (one) => one.owner === owner && one.topic === topic)[0]?.id,
      hasAskedForAccess: hasAsked(person, topic),
      hasKey: hasKey(person, topic),
      hasActiveAddress:
        those(addressChoices, (one) => one.owner === owner && one.topic === topic && one.active).length > 0,
      hasProfile: profile.address !== undefined && profile.municipality !== undefined,
    }
  }

  return {
    users: ({ params, query }) => {
      const topic = topicOf(params.topicId)
      if (topic === undefined) return NO_TOPIC
      const owners = new Set(those(subscriptions, (one) => one.topic === topic.id).map(({ owner }) => owner))
      const work = new Map(occupations.all().map((one) => [one.id, one]))
      return pageOfTopicUsers(
        those(people, ({ id }) => owners.has(id)).map((person) => managedOf(person, work.get(person.id))),
        query,
      )
    },
    subscribe: ({ body }, { person }) =>
      inTurn(async () => {
        const topic = topicOf(body.topic)
        const refusal = followerRefusal(person.id, body.user)
        if (refusal !== undefined) return refusal
        if (topic === undefined) return NO_TOPIC
        const obstacle = subscriptionObstacle(topic, followerOf(person, topic.id))
        if (obstacle !== undefined) return obstacle
        const id = nextId(subscriptions)
        await subscriptions.create({ id, owner: person.id, topic: topic.id })
        return { id, status: undefined, message: undefined }
      }),
    checkPassword: ({ params, body }, { person }) =>
      inTurn(async () => {
        const topic = topicOf(params.id)
        if (topic === undefined) return NO_TOPIC
        const right = isTopicPassword(topic, body.password)
        if (right && !hasKey(person, topic.id))
          await topicKeys.create({ id: nextId(topicKeys), owner: person.id, topic: topic.id })
        return { right }
      }),
    unsubscribe: ({ params }, { person }) => {
      const [own] = those(subscriptions, ({ id, owner }) => id === Number(params.userTopicId) && owner === person.id)
      if (own === undefined) return NO_SUBSCRIPTION
      remove(subscriptions, ({ id }) => id === own.id)
      // A new subscription requires the password again.
      remove(topicKeys, ({ owner, topic }) => owner === person.id && topic === own.topic)
      return 'Iscrizione annullata'
    },
    requestAccess: ({ body }, { person }) =>
      inTurn(async () => {
        const topic = topicOf(body.topic)
        if (topic === undefined) return NO_TOPIC
        const refusal = accessRefusal(topic, body, hasAsked(person, topic.id))
        if (refusal !== undefined) return refusal
        await accessRequests.create({
          id: nextId(accessRequests),
          owner: person.id,
          topic: topic.id,
          name: body.name.trim(),
          surname: body.surname.trim(),
          askedAt: desk.clock.now(),
        })
        return 'Richiesta inviata correttamente'
      }),
  }
}
