import { idFrom } from '#domain/id.ts'
import type { TopicId } from '#domain/topics/topic.ts'

const PREFIX = 'topic-'

/** Where a topic stands on the page of its activity, as the fragment of an address names it. */
export const topicAnchor = (topic: TopicId): string => `${PREFIX}${topic}`

/** An address that leads to a topic of the page it is the address of. */
export const addressAtTopic = (path: string, topic: TopicId): string =>
  `${path.replace(/#.*$/, '')}#${topicAnchor(topic)}`

/** The topic that an address leads to; undefined when it leads to none. */
export const topicOfAddress = (address: string): TopicId | undefined => {
  const [, number] = new RegExp(`#${PREFIX}(\\d+)$`).exec(address) ?? []
  return idFrom<'Topic'>(number)
}
