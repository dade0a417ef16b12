import { createActor } from 'xstate'
import { topicName, topicUsers } from '#application/topic-users/topic-users.implementations.ts'
import * as seen from '#application/topic-users/topic-users.selectors.ts'
import { idFrom } from '#domain/id.ts'
import { workOf } from '#domain/users/managed-user.ts'
import { IDLE_FILTER_LENGTH } from '#domain/users/user-query.ts'
import { failedLines, lines } from './form-face.ts'
import { lackingLines, named, phrase } from './phrases.ts'
import type { Closing, Given, Stage } from './screens.ts'

const nowhere = () => lines({ id: 'notFound.title' }, { id: 'notFound.text' })

/** Who follows a topic, without a screen. */
export const openTopicUsers = (stage: Stage, { ports }: Given, path: string): Closing => {
  const [, , activity, , topic] = path.split(/[/?]/)
  const place = { activity: idFrom<'Activity'>(activity), topic: idFrom<'Topic'>(topic) }
  if (place.activity === undefined || place.topic === undefined) {
    stage.screen = { texts: nowhere }
    return () => {}
  }
  const page = createActor(topicUsers(ports), { input: { topic: place.topic } }).start()
  const calling = createActor(topicName(ports), {
    input: { query: { activity: place.activity, topic: place.topic } },
  }).start()
  const listActor = () => seen.topicUserListActor(page.getSnapshot())
  const list = () => listActor()?.getSnapshot()
  const filterActor = () => seen.topicUserFilterActor(page.getSnapshot())
  const typed = () => filterActor()?.getSnapshot()
  const type = (text: string) => filterActor()?.send({ type: 'filter.typed', text })
  const title = () => {
    const name = calling.getSnapshot().context.value
    return name === undefined ? phrase('topicUsers.title') : phrase('topicUsers.of', { topic: named(name) })
  }
  const texts = (): readonly string[] => {
    const now = list()
    const filter = typed()
    if (!now || !filter) return [title()]
    const face = seen.topicUserFace(now)
    const rows = seen.topicUserRows(now)
    const above = [
      title(),
      ...(seen.isTopicUserFilterTooShort(filter)
        ? [phrase('users.filterHint', { count: IDLE_FILTER_LENGTH + 1 })]
        : []),
    ]
    const total = phrase('topicUsers.total', { count: seen.topicUserCount(now) })
    const lacking = lackingLines('rows', seen.topicUserShortfall(now))
    switch (face) {
      case 'missing':
        return nowhere()
      case 'loading':
        return above
      case 'failed':
        return [...above, ...failedLines(seen.topicUserFailure(now))]
      case 'empty':
        return [
          ...above,
          total,
          ...lacking,
          phrase(seen.isTopicUserListFiltered(page.getSnapshot()) ? 'topicUsers.emptyFiltered' : 'topicUsers.empty'),
        ]
      case 'full':
        return [
          ...above,
          total,
          ...lacking,
          ...(seen.isTopicUserListStale(now) ? [phrase('panel.stale')] : []),
          ...rows.flatMap((user) => (user ? lines(user.country, named(user.name), workOf(user)) : [])),
        ]
      default:
        return face satisfies never
    }
  }
  stage.screen = {
    texts,
    fields: () => ({
      [phrase('topicUsers.filter')]: {
        read: () => {
          const filter = typed()
          return filter ? seen.typedTopicUser(filter) : ''
        },
        write: (text) => type(text),
      },
    }),
    actions: (): Readonly<Record<string, () => void>> =>
      seen.isTopicUserListFiltered(page.getSnapshot()) ? { [phrase('users.showAll')]: () => type('') } : {},
    retriable: () => {
      const now = list()
      return [
        {
          hasFailed: now !== undefined && seen.topicUserFace(now) === 'failed',
          retry: () => listActor()?.send({ type: 'retry.requested' }),
        },
      ]
    },
  }
  return () => {
    page.stop()
    calling.stop()
  }
}
