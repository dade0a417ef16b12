import { expect, test } from 'vitest'
import { openAccountDeletion } from '#application/identity/account-deletion/account-deletion.flow.ts'
import { openActivation } from '#application/identity/activation/activation.flow.ts'
import { openAdvertising } from '#application/town/advertising/advertising.flow.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openContactPage } from '#application/town/contact-page/contact-page.flow.ts'
import { openDevices } from '#application/identity/devices/devices.flow.ts'
import { openFavourites } from '#application/town/favourites/favourites.flow.ts'
import { openHome } from '#application/town/home/home.flow.ts'
import { answer, failure, played } from '#application/app/testing/play.ts'
import { openMunicipality } from '#application/town/municipalities/municipalities.flow.ts'
import { openForgottenPassword } from '#application/identity/passwords/forgotten-password.flow.ts'
import { openPasswordChange } from '#application/identity/passwords/password-change.flow.ts'
import { openPlacesMap } from '#application/town/places-map/places-map.flow.ts'
import { openPrivacy } from '#application/identity/privacy/privacy.flow.ts'
import { openRegistration } from '#application/identity/registration/registration.flow.ts'
import { openSearch } from '#application/town/search/search.flow.ts'
import { openSheetPage } from '#application/town/sheet/sheet.flow.ts'
import { openSurvey } from '#application/inbox/survey/survey.flow.ts'
import { openTopicUsers } from '#application/inbox/topic-users/topic-users.flow.ts'
import { type CalendarQuery, openCalendar } from '#application/time/user-events/calendar.flow.ts'
import { NO_SHEET_FILTERS } from '#domain/e015/sheet-filters.ts'

const one = 1 as never
const unreachable = { _tag: 'Unreachable' }
const failing = failure(unreachable)
const ada = { id: 1, username: 'ada', name: 'Ada', surname: 'Bianchi', roles: [] }
const varese = { id: 1, name: 'Varese', visible: true, province: 'VA', position: { latitude: 45.8, longitude: 8.8 } }
const concert = { id: 5, title: 'Concerto', startDate: '2026-11-21', endDate: '2026-11-21', price: { kind: 'free' } }
const saved = { id: 8, event: concert, reminder: undefined }
const sheet = {
  id: 1,
  template: 'standard',
  title: 'Musei',
  data: [],
  items: [{ id: 4, title: 'Villa', data: [] }],
  flights: [],
}
const shop = { id: 6, name: 'Libreria', position: varese.position, municipality: varese }
const phone = { id: 2, registrationCode: 'abc', name: 'Telefono', enabled: true }
const survey = {
  questions: [{ id: 1, text: 'Che cosa manca?', kind: 'open', answer: undefined }],
  closed: false,
  mayBeAnonymous: true,
}
const sought = { id: one, municipality: one, isTownOpen: false, filters: NO_SHEET_FILTERS }
/** Its days are chosen by the steps alone: nothing else that is tried out is a day. */
let days: ReturnType<typeof openCalendar> | undefined
const openDays = (scope: Scope, tell: (query: CalendarQuery) => void) => {
  const opened = openCalendar(scope, { day: undefined, month: undefined }, tell)
  days = opened
  return { now: () => ({ ...opened.now(), chooseDay: undefined, chooseMonth: undefined, lookAt: undefined }) }
}
const bill = { id: 3, title: 'Mostra', municipality: 1 }

test.each([
  played(
    'the calendar',
    openDays,
    { 'userEvents.mine': answer({ rows: [saved], leftOut: 2 }), 'keptCalendar.keep': answer(undefined) },
    [
      undefined,
      {
        today: '2026-11-20',
        month: '2026-11-01',
        day: undefined,
        face: 'loaded',
        isEmpty: false,
        leftOut: 2,
        marked: new Map([['2026-11-21', 1]]),
        agenda: [{ day: '2026-11-21', events: [{ userEvent: { id: 8 }, kept: { event: { id: 5 } } }] }],
      },
    ],
    [() => days?.now().chooseDay('2026-11-20' as never), { day: '2026-11-20', agenda: [], next: '2026-11-21' }],
    [() => days?.now().lookAt('2026-11-08' as never), { month: '2026-11-01', day: '2026-11-20' }],
    [() => days?.now().lookAt('2026-12-01' as never), { month: '2026-12-01', day: undefined, agenda: [] }],
  ),
  played(
    'a sheet',
    (scope, tell) => openSheetPage(scope, sought, tell),
    { 'sheets.one': answer(sheet), 'keptTown.read': answer(undefined) },
    [
      undefined,
      {
        page: {
          kind: 'sheet',
          reading: { face: 'loaded', value: { title: 'Musei' } },
          typed: '',
          areFiltersShown: false,
        },
      },
    ],
    [
      ({ page }) => page?.kind === 'sheet' && page.verbs.choose(4 as never, 'list' as never),
      { page: { chosen: 4, chosenOn: 'list' } },
    ],
    [(_, ask) => ask({ ...sought, id: undefined } as never), { page: undefined }],
    [(_, ask) => ask({ ...sought, municipality: undefined } as never), { page: undefined }],
    [
      (_, ask) => ask({ ...sought, municipality: undefined, isTownOpen: true } as never),
      { page: { kind: 'town', failure: undefined } },
    ],
  ),
  played(
    'the search',
    (scope) => openSearch(async () => [])(scope, { wish: { text: 'bib', province: undefined }, language: 'it' }),
    {
      'searches.everything': answer([{ kind: 'activity', id: 1, title: 'Biblioteca' }]),
      'searches.byProvince': answer([{ id: 1, name: 'Varese', show: true, results: [] }]),
      'recentSearches.all': answer(['museo']),
      'recentSearches.keep': answer(undefined),
    },
    [
      undefined,
      { typed: 'bib', wish: { text: 'bib' }, recent: ['museo'], isTooShort: false, haveProvincesFailed: false },
    ],
    [({ type }) => type('b'), { typed: 'b', isTooShort: true }],
    [(_, ask) => ask({ wish: { text: '', province: undefined }, language: 'it' } as never), { wish: { text: '' } }],
  ),
  played(
    'the map',
    (scope) =>
      openPlacesMap(scope, { kind: 'contacts', filter: { municipality: undefined, category: undefined }, words: '' }),
    { 'contacts.all': answer([shop, { ...shop, id: 7, position: undefined }]) },
    [
      undefined,
      {
        kind: 'contacts',
        face: 'full',
        places: [{ id: 6 }],
        placeless: 1,
        chosen: undefined,
        isLocating: false,
        isMapCrashed: false,
      },
    ],
    [({ verbs }) => verbs.choose(6 as never, 'map'), { chosen: { id: 6 }, chosenOn: 'map' }],
    [({ verbs }) => verbs.drop(), { chosen: undefined }],
    [({ verbs }) => verbs.locate(), { isLocating: true }],
    [({ verbs }) => verbs.mapFailed(), { isMapCrashed: true }],
    [
      (_, ask) => ask({ kind: 'contacts', filter: { municipality: 2, category: undefined } } as never),
      { kind: 'contacts', places: [{ id: 6 }] },
    ],
  ),
  played(
    'the users of a topic',
    (scope) => openTopicUsers(scope, { activity: one, topic: 3 as never }),
    {
      'topics.users': answer({ rows: [ada], total: 1, leftOut: 0 }),
      'activities.one': answer({ id: 1, topics: [{ id: 3, name: 'Avvisi', subtopics: [] }] }),
    },
    [
      undefined,
      {
        followers: {
          name: 'Avvisi',
          list: { face: 'full', rows: [ada], typed: '', isTooShort: false, isFiltered: false },
        },
      },
    ],
    [({ followers }) => followers?.list.verbs.type('a'), { followers: { list: { typed: 'a', isTooShort: true } } }],
    [(_, ask) => ask({ activity: one, topic: undefined } as never), { followers: undefined }],
    [(_, ask) => ask({ activity: undefined, topic: one } as never), { followers: undefined }],
  ),
  played(
    'the devices',
    openDevices,
    { 'devices.of': answer([phone]), 'device.registrationCode': () => 'abc' },
    [undefined, { face: 'full', devices: [{ device: phone, isOn: true, isInHand: true }], question: undefined }],
    [(now) => now?.remove({ device: phone } as never), { question: { isInHand: true, isBusy: false } }],
    [(now) => now?.question?.cancel(), { question: undefined }],
    [(now) => now?.remove({ device: { ...phone, registrationCode: 'b' } } as never), { question: { isInHand: false } }],
  ),
  played(
    'the favourites',
    (scope) => openFavourites(scope, 'activity'),
    {
      'favourites.all': answer({ activities: [], contacts: [shop], municipalities: [] }),
      'favouriteChanges.all': answer([]),
      'contacts.categories': answer([{ id: 2, name: 'Negozi' }]),
    },
    [undefined, { kind: 'activity', face: 'loaded', failure: undefined, categories: undefined }],
    [(_, ask) => ask('contact' as never), { kind: 'contact', categories: [{ name: 'Negozi' }] }],
    [(_, ask) => ask('activity' as never), { categories: undefined }],
  ),
  played(
    'the privacy',
    openPrivacy,
    { 'agreements.read': answer({ agreed: true, savedAt: 5 }), 'agreements.save': failing },
    [
      undefined,
      {
        agreements: [
          { policy: 'app', face: 'loaded', isAgreed: true, savedAt: 5, isSaving: false },
          { policy: 'privacy' },
        ],
      },
    ],
    [({ agreements }) => agreements[0]?.change(), { agreements: [{ isAgreed: true, savingFailure: unreachable }, {}] }],
  ),
  played(
    'an agreement that is not read, and is saved',
    openPrivacy,
    { 'agreements.read': failing, 'agreements.save': answer({ agreed: true, savedAt: 6 }) },
    [undefined, { agreements: [{ face: 'failed', isAgreed: false, savedAt: undefined }, { face: 'failed' }] }],
    [
      ({ agreements }) => agreements[0]?.change(),
      { agreements: [{ isAgreed: true, savedAt: 6, isSaving: false }, {}] },
    ],
    [({ agreements }) => agreements[0]?.retry(), { agreements: [{ failure: unreachable }, {}] }],
  ),
  played(
    'a municipality',
    (scope) => openMunicipality(scope, { id: one }),
    {
      'municipalities.one': answer(varese),
      'municipalities.activities': answer([]),
      'municipalities.sheets': answer([sheet]),
    },
    [
      undefined,
      {
        page: {
          id: 1,
          municipality: { value: { name: 'Varese' } },
          activities: { value: [] },
          sheets: { value: [sheet] },
        },
      },
    ],
    [(_, ask) => ask({ id: undefined } as never), { page: undefined }],
  ),
  played(
    'a contact',
    (scope) => openContactPage(scope, { id: one, path: '/c/1' }),
    { 'contacts.one': answer(shop) },
    [
      undefined,
      { id: 1, page: { contact: { value: shop }, heart: { isFavourite: false } }, sharing: { isBusy: false } },
    ],
    [(_, ask) => ask({ id: undefined, path: '/c/x' } as never), { id: undefined, page: undefined }],
  ),
  played(
    'a survey',
    (scope) => ({ now: openSurvey(scope, { notice: 9 as never, survey: survey as never }) }),
    { 'drafts.survey.read': () => ({ _tag: 'None' }), 'drafts.survey.keep': () => ({ _tag: 'Right' }) },
    [
      undefined,
      {
        isReady: true,
        isClosed: false,
        isClosedNow: false,
        waiting: undefined,
        isSending: false,
        isAnonymous: false,
      },
    ],
    [({ answer }) => answer(one, 'Panchine'), { answers: { 1: 'Panchine' } }],
    [({ submit }) => submit(), { isSending: true, waiting: undefined }],
  ),
  played(
    'home',
    openHome,
    { 'homeEntries.all': answer([]) },
    [undefined, { sought: '', entries: { face: 'loaded' } }],
    [({ seek }) => seek('bib'), { sought: 'bib' }],
  ),
  played(
    'the advertising',
    (scope) => ({ now: openAdvertising(scope, { page: 'home', place: 'top' } as never) }),
    { 'advertising.all': answer([bill]) },
    [undefined, { face: 'shown', advertisements: [bill], current: bill, takesTurns: false, isStopped: false }],
    [({ hold }) => hold('citizen', true), { isStopped: true }],
    [({ hold }) => hold('citizen', false), { isStopped: false }],
  ),
  played(
    'the registration',
    openRegistration,
    {},
    [undefined, { form: { isSending: false }, isWaiting: false, restart: undefined, leaving: { isHeld: false } }],
    [({ form }) => form?.change({ name: 'A' } as never), { leaving: { isHeld: true } }],
  ),
  played('the activation', (scope) => openActivation(scope, { code: 'ATTIVA-1' } as never), {}, [
    undefined,
    { isCodeBrought: true, isInactive: false, form: { isSending: false } },
  ]),
  played('a password change', openPasswordChange, {}, [
    undefined,
    { username: 'mario.rossi', form: { isSending: false } },
  ]),
  played('a deletion', openAccountDeletion, {}, [undefined, { username: 'mario.rossi', form: { isSending: false } }]),
  played('a forgotten password', (scope) => openForgottenPassword(scope, { code: undefined }), {}, [
    undefined,
    { usernameForm: { isSending: false }, codeForm: undefined, replacementForm: undefined, restart: undefined },
  ]),
])('%s: what it shows, and that its actions lead somewhere', async (_, shows, play) => {
  const { shown, deadEnds } = await play()
  expect(shown).toMatchObject(shows)
  expect(deadEnds.filter(() => shows.length > 1)).toEqual([])
})
