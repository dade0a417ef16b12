/** Servers that do something else: statuses, access, pages, tokens, changes. Each says what the suite has to say of it. */
import { type Defect, edit, json, onStatus, restated, text } from './defect.ts'
import { isRecord } from '#adapters/http/codecs/wire.ts'

const RECEIVED = 'GET /api/app/noticesents'
const CONTACTS = 'GET /app/activity-contacts'
const ACTIVITY = 'GET /app/activities/{id}'
const ACTIVITIES = 'GET /app/activities'
const EVENTS = 'GET /app/api/events'
const REFRESH = 'POST /api/token/refresh'
const PROFILE = 'GET /api/app/usersprofile'

export const WRONG_BEHAVIOUR: readonly Defect[] = [
  // Statuses and access.
  {
    name: 'a failure of the server',
    call: 'GET /api/app/favorites',
    check: 'status',
    at: '',
    instead: json({ message: 'Errore' }, 500),
  },
  {
    name: 'no content where there is some',
    call: 'GET /app/configurations/app/home',
    check: 'status',
    at: '',
    bend: restated(200, 206),
  },
  { name: 'another success', call: 'POST /api/app/usertopics', check: 'status', at: '', bend: restated(200, 201) },
  {
    name: 'an unknown tag that is found',
    call: 'GET /api/tags/{id}',
    check: 'an unknown id',
    at: '',
    bend: onStatus(404, json({ data: null })),
  },
  {
    name: 'a wrong password that is a bad request',
    call: 'POST /api/login_check',
    check: 'a wrong password',
    at: '',
    bend: restated(401, 400),
  },
  {
    name: 'notices without a token',
    call: RECEIVED,
    check: 'a request without a token',
    at: '',
    bend: onStatus(401, json({ data: { noticeSents: [] } })),
  },
  {
    name: 'a user of no token',
    call: 'GET /api/users/me',
    check: 'a token of nobody',
    at: '',
    bend: onStatus(401, json({ data: { id: 1 } })),
  },
  {
    name: 'a forbidden in place of a 401',
    call: PROFILE,
    check: 'a request without a token',
    at: '',
    bend: restated(401, 403),
  },
  {
    name: 'users for everyone',
    call: 'GET /api/users',
    check: 'no administrator',
    at: '',
    bend: onStatus(403, json({ data: { data: [] } })),
  },
  // Pages, order and filters.
  {
    name: 'pages that start at 0',
    call: RECEIVED,
    check: 'pages overlap',
    at: 'data',
    steer: (url) => url.searchParams.set('page', text(Math.max(1, Number(url.searchParams.get('page')) - 1))),
  },
  {
    name: 'a page size that is ignored',
    call: CONTACTS,
    check: 'page size',
    at: 'data',
    steer: (url) => url.searchParams.set('rowsPerPage', '20'),
  },
  {
    name: 'a total of the page alone',
    call: ACTIVITIES,
    check: 'page size',
    at: 'data',
    bend: edit('data', (page) =>
      isRecord(page) && Array.isArray(page['activities']) ? { ...page, totalRows: page['activities'].length } : page,
    ),
  },
  {
    name: 'a total that changes',
    call: 'GET /app/addresses',
    check: 'total',
    at: 'data',
    bend: (told, url) =>
      edit('data.totalRows', (total) => Number(total) + Number(url.searchParams.get('page')))(told, url),
  },
  {
    name: 'oldest first',
    call: RECEIVED,
    check: 'order',
    at: 'data.noticeSents[].created',
    steer: (url) => url.searchParams.set('descending', '0'),
  },
  {
    name: 'a filter that is ignored',
    call: EVENTS,
    check: 'filter',
    at: 'data[].activity.id',
    steer: (url) => url.searchParams.set('filters', '{}'),
  },
  {
    name: 'a wrong count of unread notices',
    call: 'GET /api/app/noticesents/notread',
    check: 'value',
    at: 'data.totalNoticeNotRead',
    bend: edit('data.totalNoticeNotRead', (count) => Number(count) + 1),
  },
  {
    name: 'another activity',
    call: ACTIVITY,
    check: 'identity',
    at: 'data.id',
    bend: edit('data.id', (id) => Number(id) + 1),
  },
  // Tokens.
  {
    name: 'a refresh token that is used again',
    call: REFRESH,
    check: 'refresh token',
    at: 'refresh_token',
    level: 'note',
    bend: edit('refresh_token', () => undefined),
  },
  {
    name: 'a new token that is refused',
    call: REFRESH,
    check: 'new token',
    at: 'token',
    bend: edit('token', () => 'stale'),
  },
  {
    name: 'a refresh token of nobody that is accepted',
    call: REFRESH,
    check: 'an unknown refresh token',
    at: '',
    bend: onStatus(401, json({ token: 'free' })),
  },
  // Writing.
  {
    name: 'a profile that is not saved',
    call: 'POST /api/app/usersprofile',
    check: 'effect',
    at: '',
    instead: json({ message: 'Profilo aggiornato correttamente' }),
  },
  {
    name: 'an agreement that is not saved',
    call: 'POST /api/app/userprivacy',
    check: 'effect',
    at: '',
    instead: json({}),
  },
  {
    name: 'a saved event that stays',
    call: 'DELETE /api/userevents/{userEventId}',
    check: 'effect',
    at: '',
    instead: json({ message: 'Fatto' }),
  },
  { name: 'a message that is lost', call: 'POST /api/chatmessages', check: 'effect', at: '', instead: json({}) },
]
