import { FRESH } from '#application/ports/kept-first.ts'
import type { Module } from '#domain/town/parts.ts'
import type { ScreenName } from '#ui/base/screens.ts'

/**
 * Who asks for something first: `v`isitors; whoever has a `s`ession, before the server says who that is; then `u`sers, and
 * those of them who receive `n`otices.
 */
type Whom = 'v' | 's' | 'u' | 'n'

/**
 * What a screen asks for as soon as its address is known. In `url` stand `:id` and the like for the parts of the address,
 * `:country` for what is behind its question mark, `:town` for one's own town, `:me` for the user, and
 * `:admin` for whether that is an administrator. `choice`: false where it
 * is asked for only while no town was chosen on the device. `isPublic`: as the contract says. `fresh`: how long
 * an answer stands, in milliseconds.
 */
export type FirstCall = Readonly<{
  whom: string
  url: string
  module?: Module
  choice?: false
  isPublic?: true
  fresh?: number | undefined
}>

type FirstCalls = Readonly<{ calls: readonly FirstCall[]; query?: string }>

const call = (whom: readonly Whom[], url: string, more: Omit<FirstCall, 'whom' | 'url'> = {}): FirstCall => ({
  whom: whom.join(''),
  url,
  ...more,
})
const publicCall = (whom: readonly Whom[], url: string, more: Omit<FirstCall, 'whom' | 'url'> = {}): FirstCall =>
  call(whom, url, { ...more, isPublic: true })
const ALL = ['v', 's'] as const
const SETTLED = { fresh: FRESH.settled } as const
const NEWEST = 'sortBy=created&descending=1&page=1&rowsPerPage=50'
const VISIBLE = 'filters=%7B%22visible%22%3A%22Y%22%7D&sortBy=name&descending=0'
const OF_ACTIVITY = 'filters=%7B%22activityId%22%3A:id%7D'
const COUNTRIES = publicCall(ALL, `/app/countries?${VISIBLE}`, SETTLED)
const FAVOURITES = call(['u'], '/api/app/favorites', { module: 'favourites' })
const NOTICES = [
  publicCall(['n'], '/app/tags?filters=%7B%7D', SETTLED),
  call(['n'], `/api/app/noticesents?filters=%7B%7D&${NEWEST}`),
]

/** Who this is: the first that is asked for with a session. */
export const ME = '/api/users/me'

/** What every screen asks for. */
export const EVERYWHERE: readonly FirstCall[] = [
  call(['s'], ME),
  call(['n'], '/api/app/noticesents/notread'),
  call(['u'], '/api/app/usersprofile', { choice: false, fresh: FRESH.dwelling }),
  publicCall(ALL, '/app/countries/:town/e015incategory?admin=N', { module: 'sheets', ...SETTLED }),
]

/**
 * What a screen asks for, by its address alone: asked for by the page itself, before the app is there. The test holds it
 * against what the flows ask for. Screens that are not named here ask as they open.
 */
export const FIRST_CALLS: Readonly<Partial<Record<ScreenName, FirstCalls>>> = {
  home: {
    calls: [
      publicCall(ALL, '/app/configurations/app/home', SETTLED),
      publicCall(ALL, '/app/api/events?filters=%7B%7D', { module: 'events' }),
      publicCall(ALL, '/app/countries/:town/activityincategory', { fresh: FRESH.surroundings }),
      call(['n'], `/api/app/noticesents?filters=%7B%7D&${NEWEST}`),
      call(['u'], '/api/chatlists', { module: 'chat' }),
      call(['u'], '/api/userevents/byuser', { module: 'events' }),
    ],
  },
  events: { calls: [publicCall(ALL, '/app/api/events?filters=%7B%7D')] },
  event: { calls: [publicCall(ALL, '/app/api/events/:eventId')] },
  activityEvents: {
    calls: [publicCall(ALL, `/app/api/events?${OF_ACTIVITY}`), publicCall(ALL, '/app/activities/:id')],
  },
  activity: {
    calls: [
      publicCall(['v'], '/app/activities/:id'),
      call(['u'], '/app/activities/:id/user/:me'),
      publicCall(['v', 'u'], '/app/activities/:id/board'),
      publicCall(['v', 'u'], `/app/api/events?${OF_ACTIVITY}`, { module: 'events' }),
      publicCall(['v', 'u'], '/app/activities/:id/contact'),
      call(['n'], `/api/app/noticesents?${OF_ACTIVITY}&${NEWEST}`),
      call(['u'], `/api/app/notices?${OF_ACTIVITY}`),
      FAVOURITES,
    ],
  },
  activities: {
    calls: [
      publicCall(ALL, '/app/categories/activities', SETTLED),
      publicCall(ALL, `/app/activities?${VISIBLE}&page=1&rowsPerPage=20`),
      COUNTRIES,
      FAVOURITES,
    ],
  },
  contacts: {
    calls: [
      publicCall(ALL, '/app/categories/contacts', SETTLED),
      publicCall(ALL, '/app/activity-contacts?filters=%7B%7D&sortBy=ragioneSociale&descending=0&page=1&rowsPerPage=20'),
      COUNTRIES,
      FAVOURITES,
    ],
  },
  contact: {
    calls: [
      publicCall(ALL, '/app/activity-contacts/:id'),
      publicCall(ALL, '/app/categories/contacts', SETTLED),
      FAVOURITES,
    ],
  },
  municipalities: { calls: [COUNTRIES] },
  municipality: {
    calls: [
      publicCall(ALL, '/app/countries/:id/activityincategory'),
      publicCall(['v', 'u'], '/app/countries/:id/e015incategory?admin=:admin', { module: 'sheets', ...SETTLED }),
      FAVOURITES,
      COUNTRIES,
    ],
  },
  sheet: { query: 'country', calls: [publicCall(['v', 'u'], '/app/e015s/:id/countries/:country?admin=:admin')] },
  notices: { calls: NOTICES },
  notice: { calls: [...NOTICES, call(['n'], '/api/app/noticesent/:id')] },
  chats: { calls: [call(['u'], '/api/chatlists')] },
  chat: { calls: [call(['u'], '/api/chats/:id'), call(['u'], '/api/chatlists')] },
  favourites: { calls: [FAVOURITES] },
  calendar: { calls: [call(['u'], '/api/userevents/byuser')] },
}
