import { pageOf } from '../codecs/pages.ts'
import { listQuery } from '../codecs/paging.ts'
import { managedUser, newUser, userChange, userFilters, userSort } from '../codecs/users.ts'
import { read, write } from './call.ts'

/** The calls about accounts: those of administrators (ADMIN-01), and one that citizens use too. */
export const users = {
  list: read('/api/users', pageOf('data', managedUser), { query: listQuery(userFilters, userSort) }),
  create: write('POST', '/api/users', { body: newUser, reports: 'caller' }),
  /**
   * One call with two uses: citizens change their names (PROF-04), administrators change the whole record (ADMIN-03).
   */
  change: write('PUT', '/api/users/{id}', { body: userChange, reports: 'caller' }),
  remove: write('DELETE', '/api/users/{id}'),
}
