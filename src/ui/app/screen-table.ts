import type { ComponentType } from 'react'
import type { OpenPart } from '#ui/view/late.ts'
import type { NotFoundView } from '#ui/view/not-found.ts'
import type { AnyView, Screen } from '#ui/view/screen.ts'
import type { ScreenName } from '#ui/base/screens.ts'

/** A screen by its parts, each fetched when it is first needed: flow and view by the module of the view, layout by another. */
export type ScreenRow<View extends AnyView = AnyView> = Readonly<{
  /** Its view says nothing but what the first page says: it waits for no other words. */
  saysFirstWordsOnly?: boolean
  load: () => Promise<Readonly<{ screen: Screen<View> }>>
  /**
   * What React lays the view out with; a headless app never fetches it. `early`: fetches by screen what lays out a part of
   * it that the first page shows at once.
   */
  layout: () => Promise<
    Readonly<{
      default: ComponentType<Readonly<{ view: Exclude<View, NotFoundView> }>>
      early?: Readonly<Partial<Record<ScreenName, () => Promise<unknown>>>>
    }>
  >
  /** A part that the first page shows with the screen. */
  early?: () => Promise<Readonly<{ part: OpenPart<unknown> }>>
}>

/** TypeScript checks here that a layout lays out just what its screen shows; the table forgets which view that is. */
const row = <View extends AnyView>(parts: ScreenRow<View>): ScreenRow => parts as unknown as ScreenRow

/** A notice lies over its list: both are one thing that stays open. */
const notices = row({
  load: () => import('#ui/screens/notices/notices-view.ts'),
  layout: () => import('#ui/screens/notices/notices-layout.tsx'),
})

/** Everybody's events, and those of one activity. */
const events = row({
  load: () => import('#ui/screens/events/events-view.ts'),
  layout: () => import('#ui/screens/events/events-layout.tsx'),
})

/** A conversation lies over the list of chats. */
const chats = row({
  load: () => import('#ui/screens/chats/chats-view.ts'),
  layout: () => import('#ui/screens/chats/chats-layout.tsx'),
})

/** The page of a user lies over the list. */
const users = row({
  load: () => import('#ui/screens/users/users-view.ts'),
  layout: () => import('#ui/screens/users/users-layout.tsx'),
})

const signIn = row({
  load: () => import('#ui/screens/identity/sign-in-view.ts'),
  layout: () => import('#ui/screens/identity/sign-in-layout.tsx'),
})

/** Every screen, by its name. */
export const SCREEN_TABLE: Readonly<Record<ScreenName, ScreenRow>> = {
  home: row({
    saysFirstWordsOnly: true,
    load: () => import('#ui/screens/home/home-view.ts'),
    layout: () => import('#ui/screens/home/home-layout.tsx'),
    early: () => import('#ui/screens/home/home-panels-part.ts'),
  }),
  activity: row({
    load: () => import('#ui/screens/activity/activity-view.ts'),
    layout: () => import('#ui/screens/activity/activity-layout.tsx'),
  }),
  settings: row({
    load: () => import('#ui/screens/settings/settings-view.ts'),
    layout: () => import('#ui/screens/settings/settings-layout.tsx'),
  }),
  devices: row({
    load: () => import('#ui/screens/devices/devices-view.ts'),
    layout: () => import('#ui/screens/devices/devices-layout.tsx'),
  }),
  privacy: row({
    load: () => import('#ui/screens/privacy/privacy-view.ts'),
    layout: () => import('#ui/screens/privacy/privacy-layout.tsx'),
  }),
  forgotPassword: row({
    load: () => import('#ui/screens/passwords/forgotten-password-view.ts'),
    layout: () => import('#ui/screens/passwords/forgotten-password-layout.tsx'),
  }),
  forcedPassword: row({
    load: () => import('#ui/screens/passwords/forced-password-view.ts'),
    layout: () => import('#ui/screens/passwords/forced-password-layout.tsx'),
  }),
  signIn,
  signInAgain: signIn,
  registration: row({
    load: () => import('#ui/screens/registration/registration-view.ts'),
    layout: () => import('#ui/screens/registration/registration-layout.tsx'),
  }),
  activation: row({
    load: () => import('#ui/screens/registration/activation-view.ts'),
    layout: () => import('#ui/screens/registration/activation-layout.tsx'),
  }),
  changePassword: row({
    load: () => import('#ui/screens/passwords/change-password-view.ts'),
    layout: () => import('#ui/screens/passwords/change-password-layout.tsx'),
  }),
  deleteAccount: row({
    load: () => import('#ui/screens/account-deletion/delete-account-view.ts'),
    layout: () => import('#ui/screens/account-deletion/delete-account-layout.tsx'),
  }),
  calendar: row({
    load: () => import('#ui/screens/calendar/calendar-view.ts'),
    layout: () => import('#ui/screens/calendar/calendar-layout.tsx'),
  }),
  events,
  activityEvents: events,
  event: row({
    load: () => import('#ui/screens/events/event-view.ts'),
    layout: () => import('#ui/screens/events/event-layout.tsx'),
  }),
  favourites: row({
    load: () => import('#ui/screens/favourites/favourites-view.ts'),
    layout: () => import('#ui/screens/favourites/favourites-layout.tsx'),
  }),
  search: row({
    load: () => import('#ui/screens/search/search-view.ts'),
    layout: () => import('#ui/screens/search/search-layout.tsx'),
  }),
  activities: row({
    load: async () => ({ screen: (await import('#ui/screens/directory-list/directory-view.ts')).activities }),
    layout: () => import('#ui/screens/directory-list/directory-layout.tsx'),
  }),
  contacts: row({
    load: async () => ({ screen: (await import('#ui/screens/directory-list/directory-view.ts')).contacts }),
    layout: () => import('#ui/screens/directory-list/directory-layout.tsx'),
  }),
  notices,
  notice: notices,
  assistance: row({
    load: () => import('#ui/screens/assistance/assistance-view.ts'),
    layout: () => import('#ui/screens/assistance/assistance-layout.tsx'),
  }),
  faultReport: row({
    load: () => import('#ui/screens/fault-report/fault-report-view.ts'),
    layout: () => import('#ui/screens/fault-report/fault-report-layout.tsx'),
  }),
  legal: row({
    load: () => import('#ui/screens/legal/legal-view.ts'),
    layout: () => import('#ui/screens/legal/legal-layout.tsx'),
  }),
  profile: row({
    load: () => import('#ui/screens/profile/profile-view.ts'),
    layout: () => import('#ui/screens/profile/profile-layout.tsx'),
  }),
  profileArea: row({
    load: () => import('#ui/screens/profile/profile-area-view.ts'),
    layout: () => import('#ui/screens/profile/profile-area-layout.tsx'),
  }),
  users,
  newUser: users,
  user: users,
  service: row({
    load: () => import('#ui/screens/service/service-view.ts'),
    layout: () => import('#ui/screens/service/service-layout.tsx'),
  }),
  topicUsers: row({
    load: () => import('#ui/screens/topic-users/topic-users-view.ts'),
    layout: () => import('#ui/screens/topic-users/topic-users-layout.tsx'),
  }),
  contact: row({
    load: () => import('#ui/screens/contact/contact-view.ts'),
    layout: () => import('#ui/screens/contact/contact-layout.tsx'),
  }),
  municipalities: row({
    load: async () => ({ screen: (await import('#ui/screens/municipalities/municipalities-view.ts')).list }),
    layout: () => import('#ui/screens/municipalities/municipalities-layout.tsx'),
  }),
  municipality: row({
    load: async () => ({ screen: (await import('#ui/screens/municipalities/municipalities-view.ts')).page }),
    layout: () => import('#ui/screens/municipalities/municipality-layout.tsx'),
  }),
  chats,
  chat: chats,
  sheet: row({
    load: () => import('#ui/screens/sheet/sheet-view.ts'),
    layout: () => import('#ui/screens/sheet/sheet-layout.tsx'),
  }),
}
