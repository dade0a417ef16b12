import { expect, test } from 'vitest'
import { openActivityPage } from '#application/town/activity-page/activity-page.flow.ts'
import { openChats } from '#application/talk/chats/chats.flow.ts'
import { openDirectory } from '#application/town/directory-list/directory-list.flow.ts'
import { openEventPage } from '#application/time/event-page/event-page.flow.ts'
import { openEventsPage } from '#application/time/events/events.flow.ts'
import { answer, failure, played } from '#application/app/testing/play.ts'
import { openNotices } from '#application/inbox/notices/notices.flow.ts'
import { openProfile } from '#application/identity/profile/profile.flow.ts'
import { openUsers } from '#application/identity/users/users.flow.ts'
import { DEFAULT_DIRECTORY_QUERY } from '#domain/directory/directory-query.ts'
import { NO_EVENT_FILTER } from '#domain/events/event-filter.ts'
import { DEFAULT_NOTICE_QUERY } from '#domain/notices/notice-query.ts'

const one = 1 as never
const page = (...rows: readonly object[]) => answer({ rows, total: rows.length, leftOut: 0 })
const unreachable = { _tag: 'Unreachable' }
const failing = failure(unreachable)
const ada = { id: 1, username: 'ada', name: 'Ada', surname: 'Bianchi', roles: [], otherRoles: [] }
const day = '2026-11-20' as never
const concert = {
  id: 5,
  title: 'Concerto',
  startDate: '2026-11-21',
  endDate: '2026-11-21',
  typology: { name: 'Musica' },
  municipality: { id: 1, name: 'Varese' },
  price: { kind: 'free' },
}
const topic = {
  id: 3,
  activity: 1,
  name: 'Avvisi',
  type: 'free',
  template: 'standard',
  weekdays: [],
  sort: 1,
  subtopics: [],
}
const office = { id: 1, name: 'Comune di Varese', topics: [topic], boards: [], category: undefined }
const chat = { id: 1, with: { kind: 'person', id: 2, name: 'Ada' }, lastMessage: 'Ciao' }
const notice = {
  id: 9,
  title: 'Strada chiusa',
  sender: { id: 1, name: 'Comune' },
  tags: [],
  template: 'standard',
  seen: false,
}

const arrangement = { sortBy: 'username', descending: false, role: undefined, active: undefined } as const
const users = { arrangement, open: undefined } as const
const notices = { list: DEFAULT_NOTICE_QUERY, search: '', open: undefined }
const inPages = { query: DEFAULT_DIRECTORY_QUERY, page: 1, view: 'list', words: '' } as const
const allEvents = { isNone: false, activity: undefined, wish: { day: undefined, filter: NO_EVENT_FILTER } }

test.each([
  played(
    'the users',
    (scope, tell) => openUsers(scope, users, tell),
    { 'users.page': page(ada), 'users.one': answer(ada) },
    [undefined, { list: { face: 'full', rows: [ada], isFiltered: false, isTooShort: false }, editor: undefined }],
    [({ list }) => list.verbs.type('a'), { list: { typed: 'a', isTooShort: true }, removal: undefined }],
    [({ list }) => list.verbs.order('username'), { list: { query: { sortBy: 'username', descending: true } } }],
    [({ list }) => list.verbs.order('email'), { list: { query: { sortBy: 'email', descending: false } } }],
    [({ list }) => list.verbs.filter({ active: false }), { list: { isFiltered: true, query: { active: false } } }],
    [({ list }) => list.verbs.showAll(), { list: { typed: '', isFiltered: false, query: { active: undefined } } }],
    [({ list }) => list.verbs.remove({ id: one } as never), { removal: { isBusy: false, subject: { id: 1 } } }],
    [(_, ask) => ask({ ...users, open: { id: 1 } } as never), { editor: { face: 'form', draft: { username: 'ada' } } }],
    [
      ({ editor }) => editor?.form?.change({ name: 'A' }),
      { leaving: { wouldLose: true, isHeld: true, isAsking: false } },
    ],
    [({ leaving }) => leaving.request(), { leaving: { isAsking: true } }],
    [(_, ask) => ask(users as never), { asked: users, editor: undefined, leaving: { isHeld: false } }],
  ),
  played('the users without a network', (scope, tell) => openUsers(scope, users, tell), { 'users.page': failing }, [
    undefined,
    { list: { face: 'failed', failure: unreachable, rows: [], count: 0 } },
  ]),
  played(
    'the notices',
    (scope) => openNotices(scope, notices),
    {
      'receivedNotices.page': page(notice),
      'receivedNotices.unread': answer(4),
      'receivedNotices.tags': answer([{ id: 2, name: 'Viabilità' }]),
      'receivedNotices.one': answer({ ...notice, content: { template: 'standard' } }),
    },
    [
      undefined,
      {
        unread: 0,
        today: day,
        list: { face: 'full', rows: [notice], count: 1, isSelecting: false, isAllSelected: false, removal: undefined },
        tags: { value: [{ name: 'Viabilità' }] },
        notice: undefined,
      },
    ],
    [({ list }) => list.verbs.startSelection(), { list: { isSelecting: true, isAllSelected: false } }],
    [({ list }) => list.verbs.toggle(notice as never), { list: { isAllSelected: true, selected: new Set([9]) } }],
    [
      ({ list }) => list.verbs.remove(notice as never),
      { list: { removal: { subject: { id: 9, activity: 1, from: 'list' } } } },
    ],
    [({ list }) => list.removal?.cancel(), { list: { removal: undefined } }],
    [
      ({ list }) => list.verbs.removeOpen(notice as never),
      { list: { removal: { subject: { id: 9, activity: 1, from: 'detail' } } } },
    ],
    [({ choosing }) => choosing.choose(DEFAULT_NOTICE_QUERY), { choosing: { chosen: DEFAULT_NOTICE_QUERY } }],
    [
      (_, ask) => ask({ ...notices, open: { id: 9 } } as never),
      {
        notice: {
          id: 9,
          face: 'open',
          notice: { title: 'Strada chiusa' },
          hasVideoFailed: false,
          picture: undefined,
          isBusy: false,
        },
      },
    ],
    [({ notice }) => (notice?.failVideo(), notice?.lookAt(2)), { notice: { hasVideoFailed: true, picture: 2 } }],
    [(_, ask) => ask(notices as never), { asked: notices, notice: undefined }],
  ),
  played('the notices without a network', (scope) => openNotices(scope, notices), { 'receivedNotices.page': failing }, [
    undefined,
    { list: { face: 'failed', failure: unreachable, rows: [], count: 0, isStale: false, isIncomplete: false } },
  ]),
  played(
    'the chats',
    (scope) => openChats(scope, { open: undefined }),
    { 'chats.all': answer([chat]), 'chats.one': answer({ ...chat, messages: [] }), 'chats.profile': answer(ada) },
    [undefined, { today: day, list: { face: 'full', rows: [chat], isSelecting: false }, conversation: undefined }],
    [({ list }) => list.verbs.startSelection(), { list: { isSelecting: true, isAllSelected: false } }],
    [
      ({ list }) => list.verbs.toggle(one),
      { list: { isAllSelected: true, selected: new Set([1]) }, removal: undefined },
    ],
    [({ list }) => list.verbs.remove(one), { removal: { subject: { kind: 'one', id: 1 } } }],
    [
      (_, ask) => ask({ open: { id: one } } as never),
      { conversation: { id: 1, me: 7, face: 'open', opened: 0, profile: ada, outgoing: [] } },
    ],
    [({ conversation }) => conversation?.composer?.write('Ciao'), { conversation: { composer: { text: 'Ciao' } } }],
    [(_, ask) => ask({ open: undefined } as never), { open: undefined, conversation: undefined }],
  ),
  played('the chats without a network', (scope) => openChats(scope, { open: undefined }), { 'chats.all': failing }, [
    undefined,
    { list: { face: 'failed', failure: unreachable, rows: [], isStale: false } },
  ]),
  played(
    'the activities',
    (scope) => openDirectory('activities')(scope, inPages),
    {
      'activities.page': page(office),
      'activities.byMunicipality': answer([{ municipality: { id: 1, name: 'Varese' }, activities: [office] }]),
      'activities.categories': answer([{ id: 1, name: 'Uffici' }]),
      'municipalities.all': failing,
    },
    [
      undefined,
      {
        kind: 'activities',
        wish: inPages,
        rows: { face: 'full', all: [{ id: 1 }], count: 1, isStale: false, isIncomplete: false },
        groups: { face: 'loading' },
        categories: { things: [{ id: 1, name: 'Uffici' }], hasFailed: false },
        municipalities: { things: [], hasFailed: true },
        map: undefined,
      },
    ],
    [
      (_, ask) => ask({ ...inPages, view: 'groups' } as never),
      { groups: { face: 'loaded', value: [{ activities: [{ id: 1 }] }] } },
    ],
    [
      (_, ask) => ask({ ...inPages, view: 'map' } as never),
      { rows: { face: 'loading', all: [], count: 0 }, map: { kind: 'activities' } },
    ],
  ),
  played(
    'the events',
    (scope, tell) => openEventsPage(scope, allEvents, tell),
    { 'events.all': answer([concert]) },
    [
      undefined,
      {
        today: day,
        day,
        face: 'loaded',
        parts: [],
        next: '2026-11-21',
        typologies: ['Musica'],
        typed: '',
        isNobodys: false,
      },
    ],
    [(now) => now?.type('Va'), { typed: 'Va' }],
    [(now) => now?.toggleFilters(), { areFiltersShown: true }],
    [
      (_, ask) => ask({ ...allEvents, wish: { day: concert.startDate, filter: NO_EVENT_FILTER } } as never),
      { day: '2026-11-21', parts: [{}], next: undefined },
    ],
  ),
  played(
    'an event',
    (scope) => openEventPage(scope, { id: 5 as never, path: '/eventi/5' }),
    {
      'keptCalendar.note': answer(undefined),
      'events.one': answer(concert),
      'userEvents.of': answer({ id: 8, event: concert, reminder: undefined }),
    },
    [
      undefined,
      {
        id: 5,
        page: {
          event: { value: concert },
          kept: { event: concert, today: day, userEvent: { id: 8 }, waiting: undefined },
          saving: { isBusy: false },
        },
      },
    ],
    [({ page }) => page?.kept?.remind(), { page: { kept: { reminder: { isSending: false } } } }],
    [({ page }) => page?.kept?.cancel(), { page: { kept: { reminder: undefined } } }],
    [({ page }) => page?.kept?.remove(), { page: { kept: { removal: { isBusy: false } } } }],
    [(_, ask) => ask({ id: undefined, path: '/eventi/x' } as never), { id: undefined, page: undefined }],
  ),
  played(
    'an activity',
    (scope) => openActivityPage(scope, { id: one, path: '/a/1' }),
    {
      'activities.one': answer(office),
      'activities.contact': answer(undefined),
      'activities.boards': answer([]),
      'activities.events': answer([concert]),
      'activities.notices': answer([1, 2, 3, 4, 5].map((id) => ({ id }))),
    },
    [
      undefined,
      {
        isNone: false,
        page: {
          activity: { face: 'loaded', value: office },
          contact: { value: { contact: undefined } },
          boards: { value: [] },
          events: { value: [concert] },
          notices: { value: [{ id: 1 }, { id: 2 }, { id: 3 }], more: { count: 5 } },
          topics: { topics: [{ topic, isBusy: false, waiting: undefined, events: undefined, subtopics: [] }] },
          heart: { isFavourite: false },
        },
      },
    ],
    [({ page }) => page?.notices?.more?.showAll(), { page: { notices: { value: { length: 5 }, more: undefined } } }],
    [(_, ask) => ask({ id: undefined, path: '/a/x' } as never), { isNone: true, page: undefined }],
  ),
  played('the profile as it was read', openProfile, { 'profiles.read': answer(ada) }, [
    undefined,
    { reading: { face: 'loaded', value: ada }, edit: undefined, leaving: { isHeld: false } },
  ]),
  played(
    'the profile',
    openProfile,
    { 'profiles.read': answer(ada), 'places.isAvailable': () => true, 'images.open': answer({ width: 9, height: 9 }) },
    [
      ({ beginEdit }) => beginEdit?.(ada as never),
      {
        edit: {
          face: 'form',
          picture: { replaced: undefined, isOpening: false },
          search: { words: '', isFilled: false },
        },
        leaving: { isHeld: true, wouldLose: false },
      },
    ],
    [({ edit }) => edit?.form?.change({ name: 'A' }), { leaving: { wouldLose: true } }],
    [({ edit }) => edit?.picture?.choose(new Blob()), { edit: { picture: { replaced: { picture: { width: 9 } } } } }],
    [
      ({ edit }) => edit?.search?.choose({ label: 'Via Roma', address: {} } as never),
      { edit: { search: { isFilled: true } } },
    ],
    [({ edit }) => edit?.search?.search('Via'), { edit: { search: { isFilled: false, words: 'Via' } } }],
    [({ leaving }) => leaving.request(), { leaving: { isAsking: true } }],
    [({ leaving }) => leaving.cancel(), { leaving: { isAsking: false } }],
    [({ leaving }) => (leaving.request(), leaving.confirm()), { edit: undefined }],
  ),
  played(
    'the profile while a photo is being opened, which its save waits for (PROF-05)',
    openProfile,
    {
      'profiles.read': answer(ada),
      'places.isAvailable': () => true,
      'images.open': ({ size }: Blob) => (size > 1 ? () => new Promise(() => {}) : answer({ width: 9, height: 9 })()),
    },
    [({ beginEdit }) => beginEdit?.(ada as never), { edit: { awaitsPicture: false }, leaving: { wouldLose: false } }],
    [({ edit }) => edit?.picture?.choose(new Blob()), { edit: { picture: { isOpening: false } } }],
    [
      ({ edit }) => edit?.picture?.choose(new Blob(['foto'])),
      { edit: { picture: { isOpening: true }, awaitsPicture: false }, leaving: { wouldLose: true } },
    ],
    [({ edit }) => edit?.form?.submit(), { edit: { awaitsPicture: true, form: { isSending: true } } }],
  ),
])('%s: what it shows, and that its actions lead somewhere', async (_, shows, play) => {
  const { shown, deadEnds } = await play()
  expect(shown).toMatchObject(shows)
  expect(deadEnds.filter(() => shows.length > 1)).toEqual([])
})
