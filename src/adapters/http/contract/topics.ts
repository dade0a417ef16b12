import { done, one } from '../codecs/envelope.ts'
import { pageOf } from '../codecs/pages.ts'
import { listQuery } from '../codecs/paging.ts'
import { subscriptionAnswer, topicUser } from '../codecs/topics.ts'
import { topicUserFilters, userSort } from '../codecs/users.ts'
import { flag, id, text } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { read, write } from './call.ts'

/** The calls about subscriptions. The flow that makes them shows their refusals (TOPIC-04, TOPIC-10, TOPIC-11). */
export const topics = {
  users: read('/api/app/usertopics/{topicId}/users', pageOf('users', topicUser), {
    query: listQuery(topicUserFilters, userSort),
  }),
  subscribe: write('POST', '/api/app/usertopics', {
    body: record('subscription', { topic: ['topicId', id('Topic')], user: ['userId', id('User')] }),
    answer: done(subscriptionAnswer),
  }),
  checkPassword: write('POST', '/api/app/topics/{id}/checkpassword', {
    body: record('topic password', { password: ['password', text] }),
    answer: one(record('check', { right: ['check', flag] })),
    reports: 'caller',
  }),
  unsubscribe: write('DELETE', '/api/app/usertopics/{userTopicId}', { reports: 'caller' }),
  requestAccess: write('POST', '/api/app/usertopicrequest', {
    body: record('access request', {
      name: ['name', text],
      surname: ['surname', text],
      topic: ['topicId', id('Topic')],
    }),
    reports: 'caller',
  }),
}
