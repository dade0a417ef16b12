import { fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { TopicId } from '#domain/topics/topic.ts'

/** The topic whose events are read (TOPIC-14). */
export type TopicEventsQuery = Readonly<{ activity: ActivityId; topic: TopicId }>

const topicEventsMachine = resourceMachine<TopicEventsQuery, readonly PublicEvent[]>('topicEvents')

/** The events of a topic, from its activity. */
export const topicEvents = ({ activities }: Readonly<{ activities: Activities }>) =>
  topicEventsMachine.provide({
    actors: { load: fromReading(({ query }, signal) => activities.events(query, signal)) },
  })
