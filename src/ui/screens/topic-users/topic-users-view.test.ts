import { expect, test } from 'vitest'
import type { FollowersNow, TopicUsersNow } from '#application/inbox/topic-users/topic-users.flow.ts'
import type { TopicUser } from '#domain/topics/topic.ts'
import italian from '#ui/messages/it.json'
import { topicUsersView } from './topic-users-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const ada = { id: 7, name: ' ', country: 'Svizzera', jobs: [] } as unknown as TopicUser

const view = (list: Partial<FollowersNow['list']>, name?: string) => {
  const followers = {
    name,
    list: { face: 'full', rows: [ada, undefined], count: 2, shortfall: {}, verbs: {}, ...list },
  }
  return topicUsersView({ session: {}, followers } as unknown as TopicUsersNow, speech)
}
const content = (list: Partial<FollowersNow['list']>) => {
  const shown = view(list)
  return shown.kind === 'page' ? shown.content : undefined
}

test('the page has the name of its topic once it is known', () =>
  expect([view({}).title, view({}, 'Avvisi').title]).toEqual([italian['topicUsers.title'], 'Chi segue Avvisi']))

test('a topic that does not exist has no page', () => expect(view({ face: 'missing' }).kind).toBe('notFound'))

test('a row keeps its identity while its input is the same', () => {
  const rows: FollowersNow['list']['rows'] = [ada, undefined]
  const [one, other] = [content({ rows }), content({ rows })]
  expect(one?.kind === 'list' && one.at(0)).toMatchObject({ key: 7, name: italian['missing.name'], work: undefined })
  expect(one?.kind === 'list' && one.at(1)).toBeUndefined()
  expect(other?.kind === 'list' && one?.kind === 'list' && other.at(0) === one.at(0)).toBe(true)
})

const offered = (isFiltered: boolean) => {
  const empty = content({ face: 'empty', isFiltered })
  return empty?.kind === 'empty' && empty.action?.label
}

test('only an empty filter result offers to show everyone', () =>
  expect([offered(true), offered(false)]).toEqual([italian['users.showAll'], undefined]))
