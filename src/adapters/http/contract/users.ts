import { messageOnly } from '../codecs/envelope.ts'
import { pageOf } from '../codecs/pages.ts'
import { listQuery } from '../codecs/paging.ts'
import { managedUser, newUser, userChange, userFilters, userSort } from '../codecs/users.ts'
import { call, read } from './call.ts'

/** The calls about accounts: those of administrators (ADMIN-01), and one that citizens use too. */
export const users = {
  list: read('/api/users', pageOf('data', managedUser), { query: listQuery(userFilters, userSort) }),
  create: call({ method: 'POST', path: '/api/users', body: newUser, answer: messageOnly, reports: 'caller' }),
  /**
   * One call with two uses: citizens change their names (PROF-04), administrators change the whole record (ADMIN-03).
   */
  change: call({ method: 'PUT', path: '/api/users/{id}', body: userChange, answer: messageOnly, reports: 'caller' }),
  remove: call({ method: 'DELETE', path: '/api/users/{id}', answer: messageOnly }),
}
