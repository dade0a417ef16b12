import { topicOfAddress } from '#ui/screens/topics/topic-address.ts'
import type { TopicTasks } from '../topic-tasks.ts'
import type { Window } from './window.ts'

export const topicTasks = (window: Window): TopicTasks => ({
  at: async () => {
    const topic = topicOfAddress(window.route.path())
    return topic && window.app().stage().topics?.nameOf(topic)
  },
})
