/** Answers in another form: fields, types, words, envelopes. Each says what the suite has to say of it. */
import { type Defect, drop, edit, json, onSuccess, renamed, text } from './defect.ts'
import { isRecord } from '#adapters/http/codecs/wire.ts'

const RECEIVED = 'GET /api/app/noticesents'
const CONTACTS = 'GET /app/activity-contacts'
const ACTIVITY = 'GET /app/activities/{id}'
const ACTIVITIES = 'GET /app/activities'
const EVENTS = 'GET /app/api/events'
const NOTICE = 'GET /api/app/noticesent/{id}'
const PROFILE = 'GET /api/app/usersprofile'
const LANGUAGES = 'GET /app/languages'

export const WRONG_ANSWERS: readonly Defect[] = [
  // Fields that are dropped, renamed or null.
  {
    name: 'a sign-in without a token',
    call: 'POST /api/login_check',
    check: 'required field',
    at: 'token',
    bend: drop('token'),
  },
  {
    name: 'a user without an id',
    call: 'GET /api/users/me',
    check: 'required field',
    at: 'data.id',
    bend: drop('data.id'),
  },
  {
    name: 'notices without ids',
    call: RECEIVED,
    check: 'required field',
    at: 'data.noticeSents[].id',
    bend: drop('data.noticeSents[].id'),
  },
  {
    name: 'results without their kind',
    call: 'GET /app/search',
    check: 'required field',
    at: 'data[].type',
    bend: drop('data[].type'),
  },
  {
    name: 'addresses without a total',
    call: 'GET /app/addresses',
    check: 'total',
    at: 'data.totalRows',
    bend: drop('data.totalRows'),
  },
  {
    name: 'a renamed business name',
    call: CONTACTS,
    check: 'named field',
    at: 'data.contacts[].ragioneSociale',
    bend: renamed('data.contacts[]', 'ragioneSociale', 'businessName'),
  },
  {
    name: 'a renamed first day',
    call: EVENTS,
    check: 'required field',
    at: 'data[].eventDateStart',
    bend: renamed('data[]', 'eventDateStart', 'startDate'),
  },
  {
    name: 'a renamed moment of arrival',
    call: NOTICE,
    check: 'named field',
    at: 'data.created',
    bend: renamed('data', 'created', 'receivedAt'),
  },
  {
    name: 'an activity whose id is null',
    call: ACTIVITY,
    check: 'null',
    at: 'data.id',
    bend: edit('data.id', () => null),
  },
  {
    name: 'a notice that is null',
    call: NOTICE,
    check: 'null',
    at: 'data.notice',
    bend: edit('data.notice', () => null),
  },
  // Other types, words and forms.
  { name: 'a total as text', call: RECEIVED, check: 'type', at: 'data.totalRows', bend: edit('data.totalRows', text) },
  {
    name: 'ids as text',
    call: ACTIVITIES,
    check: 'type',
    at: 'data.activities[].id',
    bend: edit('data.activities[].id', text),
  },
  {
    name: 'flags as booleans',
    call: RECEIVED,
    check: 'type',
    at: 'data.noticeSents[].seen',
    bend: edit('data.noticeSents[].seen', (flag) => flag === 'Y'),
  },
  {
    name: 'Italian flags',
    call: 'GET /app/checkstatuslogin/{username}',
    check: 'type',
    at: 'data.found',
    bend: edit('data.found', () => 'S'),
  },
  {
    name: 'an agreement as a letter',
    call: 'GET /api/userprivacy',
    check: 'type',
    at: 'data[].agreement',
    bend: edit('data[].agreement', () => 'N'),
  },
  {
    name: 'topics as a record',
    call: ACTIVITY,
    check: 'type',
    at: 'data.topics',
    bend: edit('data.topics', (all) => ({ ...(all as object) })),
  },
  {
    name: 'one board in place of a list',
    call: 'GET /app/activities/{id}/board',
    check: 'type',
    at: 'data',
    bend: edit('data', (all) => (Array.isArray(all) ? (all[0] as unknown) : all)),
  },
  {
    name: 'a template in words',
    call: NOTICE,
    check: 'word',
    at: 'data.notice.template',
    bend: edit('data.notice.template', () => 'Standard'),
  },
  {
    name: 'days in Italian order',
    call: EVENTS,
    check: 'form',
    at: 'data[].eventDateStart',
    bend: edit('data[].eventDateStart', (day) => text(day).split('-').toReversed().join('-')),
  },
  {
    name: 'moments as seconds since 1970',
    call: RECEIVED,
    check: 'form',
    at: 'data.noticeSents[].created',
    bend: edit('data.noticeSents[].created', (moment) => Date.parse(text(moment)) / 1000),
  },
  {
    name: 'moments without a time zone',
    call: NOTICE,
    check: 'form',
    at: 'data.created',
    bend: edit('data.created', (moment) => text(moment).slice(0, 19).replace('T', ' ')),
  },
  {
    name: 'times with a dot',
    call: EVENTS,
    check: 'form',
    at: 'data[].eventTimeStart',
    bend: edit('data[].eventTimeStart', (time) => text(time).replace(':', '.')),
  },
  {
    name: 'positions in millionths of a degree',
    call: ACTIVITIES,
    check: 'unit',
    at: 'data.activities[].latitude',
    bend: edit('data.activities[].latitude', (degrees) => Number(degrees) * 1e6),
  },
  // Envelopes and media types.
  {
    name: 'no envelope',
    call: LANGUAGES,
    check: 'envelope',
    at: '',
    bend: onSuccess((value) => (isRecord(value) ? value['data'] : value)),
  },
  {
    name: 'an envelope in an envelope',
    call: PROFILE,
    check: 'named field',
    at: 'data.name',
    bend: onSuccess((value) => ({ data: value })),
  },
  {
    name: 'rows under another name',
    call: ACTIVITIES,
    check: 'envelope',
    at: 'data',
    bend: renamed('data', 'activities', 'rows'),
  },
  {
    name: 'a page in place of JSON',
    call: 'GET /app/countries',
    check: 'content type',
    at: '',
    instead: { status: 200, media: 'text/html', body: '<!doctype html><h1>It works</h1>' },
  },
  {
    name: 'JSON as plain text',
    call: 'GET /app/tags',
    check: 'content type',
    at: '',
    bend: (told) => ({ ...told, media: 'text/plain' }),
  },
  {
    name: 'JSON that breaks off',
    call: 'GET /api/chatlists',
    check: 'JSON',
    at: '',
    bend: (told) => ({ ...told, body: told.body.slice(0, -9) }),
  },
  {
    name: 'a file in an envelope',
    call: 'GET /api/app/noticefiles/{id}/downloadfile',
    check: 'content type',
    at: '',
    instead: json({ data: 'JVBERi0=' }),
  },
]
