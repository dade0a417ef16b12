import { idFrom } from '#domain/id.ts'
import type { TopicId } from '#domain/topics/topic.ts'

const PREFIX = 'topic-'

/** The URL fragment of a topic on the page of its activity. */
export const topicAnchor = (topic: TopicId): string => `${PREFIX}${topic}`

/** The URL of a topic, from the URL of its page. */
export const addressAtTopic = (path: string, topic: TopicId): string =>
  `${path.replace(/#.*$/, '')}#${topicAnchor(topic)}`

/** The topic of a URL; undefined without one. */
export const topicOfAddress = (address: string): TopicId | undefined => {
  const [, number] = new RegExp(`#${PREFIX}(\\d+)$`).exec(address) ?? []
  return idFrom<'Topic'>(number)
}
