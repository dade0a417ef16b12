import { expect, test } from 'vitest'
import type { TopicsNow } from '#application/inbox/topics/topics.flow.ts'
import { topicsView } from './topics-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

test('what a topic says can be called and visited (FMT-09)', () => {
  const topic = {
    id: 5,
    name: 'Mensa',
    type: 'personal',
    weekdays: [],
    description: 'Disdette: tel. 0332 281450, www.mensa.example.it',
  }
  const now = { topics: [{ topic, waiting: false, subtopics: [] }], seenBy: 'nobody', session: {} }
  const view = topicsView(now as unknown as TopicsNow, {} as Parameters<typeof topicsView>[1], speechIn('it'))
  const parts = view.topics.flatMap(({ description }) => description?.parts ?? [])
  expect(parts.flatMap((part) => (typeof part === 'string' ? [] : part.href))).toEqual([
    'tel:0332281450',
    'https://www.mensa.example.it/',
  ])
})
