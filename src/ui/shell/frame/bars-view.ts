import { mailboxLink } from '#domain/links/mail-to.ts'
import type { FrameNow } from '#application/app/frame-now.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { imagePath } from '#ui/base/images.ts'
import { hasScreen, type ScreenName, SCREENS } from '#ui/base/screens.ts'
import { isOpenTo } from '#ui/base/verdict.ts'
import { personName } from '#ui/language/titles.ts'
import { type Likeness, likeness } from '#ui/view/likeness.ts'
import { type Action, action, type Way, way } from '#ui/view/parts.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

/** Where the bars lead, with its name there. */
const ITEMS = {
  home: { screen: 'home', label: 'nav.home' },
  signIn: { screen: 'signIn', label: 'nav.signIn' },
  notices: { screen: 'notices', label: 'nav.notices' },
  favourites: { screen: 'favourites', label: 'nav.favourites' },
  chats: { screen: 'chats', label: 'nav.chat' },
  profileArea: { screen: 'profileArea', label: 'nav.profile' },
  events: { screen: 'events', label: 'events.title' },
  map: { screen: 'activities', label: 'nav.map', query: '?view=map' },
  users: { screen: 'users', label: 'nav.users' },
} as const satisfies Readonly<Record<string, Readonly<{ screen: ScreenName; label: MessageId; query?: string }>>>
export type ItemKey = keyof typeof ITEMS

/** A link of a navigation bar: the current one is marked for everyone (SHELL-10), Notices has the unread count. */
export type BarItem = Way &
  Readonly<{ key: ItemKey; isCurrent: boolean; unread: Readonly<{ count: number; label: string }> | undefined }>

export type Bar = Readonly<{ kind: 'bar'; label: string; items: readonly BarItem[] }>

type BarGiven = Pick<FrameNow, 'unread'> &
  Readonly<{ session: Pick<FrameNow['session'], 'standing' | 'user' | 'seesNotices' | 'isAdmin'> }>

/** Whether a path lies within the area of a screen. */
const isWithin = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

/** Whether an address is where an item leads: within its screen, or at the very face of it. */
const isAt = (address: string, key: ItemKey): boolean => {
  const item = ITEMS[key]
  const [path = ''] = address.split(/[?#]/)
  const root = SCREENS[item.screen].path
  return 'query' in item ? path === root && address.includes('view=map') : isWithin(path, root)
}

const pathOf = (key: ItemKey): string => {
  const item = ITEMS[key]
  return SCREENS[item.screen].path + ('query' in item ? item.query : '')
}

const barOf =
  (label: MessageId, keysFor: (given: BarGiven['session'], configuration: Configuration) => readonly ItemKey[]) =>
  ({ session, unread }: BarGiven, address: string, configuration: Configuration, { say }: Pick<Speech, 'say'>): Bar => {
    const keys = keysFor(session, configuration)
    return {
      kind: 'bar',
      label: say(label),
      items: keys
        .filter((key) => hasScreen(configuration, ITEMS[key].screen))
        .map((key) => ({
          kind: 'way',
          key,
          label: say(ITEMS[key].label),
          href: pathOf(key),
          isCurrent: isAt(address, key) && !(key === 'profileArea' && keys.includes('users') && isAt(address, 'users')),
          unread:
            key === 'notices' && unread > 0
              ? { count: unread, label: say('nav.unread', { count: unread }) }
              : undefined,
        })),
    }
  }

/** The bottom bar, in its order (SHELL-10): Notices follows the roles, the others always show. */
export const bottomBar = barOf('nav.main', ({ seesNotices }) => [
  'home',
  'favourites',
  ...(seesNotices ? (['notices'] as const) : []),
  'chats',
  'profileArea',
])

/**
 * The side navigation (SHELL-11): Login for the anonymous only, Notifications for those who receive any. [decided] It has
 * the order of the bottom bar, and leads beyond it: to events, to the map, and administrators to the users.
 */
export const sideBar = barOf('nav.side', (session, configuration) => [
  'home',
  ...(session.standing === 'anonymous' ? (['signIn'] as const) : []),
  'favourites',
  ...(session.standing === 'authenticated' && session.seesNotices ? (['notices'] as const) : []),
  'chats',
  'profileArea',
  'events',
  'map',
  ...(isOpenTo(session, configuration, 'users') ? (['users'] as const) : []),
])

const pathIn = (address: string): string | undefined => address.split(/[?#]/)[0]

/** Whether an address is the very place that an item of a bar leads to: nothing lies behind it while that bar shows. */
export const isTab = (bar: Bar, address: string): boolean =>
  bar.items.some(({ href, isCurrent }) => isCurrent && pathIn(href) === pathIn(address))

/** A line of the menu. */
export type MenuEntry = (Way | Action) &
  Readonly<{ key: 'profile' | 'refresh' | 'guide' | 'support' | 'fault' | 'legal' | 'settings' | 'signOut' }>

type MenuGiven = Pick<FrameNow, 'signOut'> & Readonly<{ session: Pick<FrameNow['session'], 'standing'> }>

/**
 * What is always at hand: profile and sign-out for those who are signed in, help (SHELL-07), reports of
 * faults (LAW-05), legal notes (LAW-01) and the settings (SHELL-24) for everyone. [decided] An installed app can be loaded
 * anew from here.
 */
export const menuView = (
  { session: { standing }, signOut }: MenuGiven,
  { refresh }: Readonly<{ refresh?: (() => void) | undefined }>,
  configuration: Configuration,
  { say }: Pick<Speech, 'say'>,
): readonly MenuEntry[] => [
  ...(refresh ? [{ ...action(say('menu.refresh'), refresh), key: 'refresh' as const }] : []),
  ...(standing === 'anonymous' ? [] : [{ ...way(say('nav.profile'), SCREENS.profile.path), key: 'profile' as const }]),
  { ...way(say('assistance.title'), SCREENS.assistance.path), key: 'guide' },
  { ...way(say('menu.support'), mailboxLink(configuration.support.mail)), key: 'support' },
  ...(hasScreen(configuration, 'faultReport')
    ? [{ ...way(say('faultReport.title'), SCREENS.faultReport.path), key: 'fault' as const }]
    : []),
  { ...way(say('legal.title'), SCREENS.legal.path), key: 'legal' },
  { ...way(say('settings.title'), SCREENS.settings.path), key: 'settings' },
  // Nobody can sign out while they are still being recognised.
  ...(standing === 'authenticated' ? [{ ...action(say('menu.signOut'), signOut), key: 'signOut' as const }] : []),
]

/** The link to the profile area, with the avatar of a known user. */
export type ProfileWay = Way & Readonly<{ likeness: Likeness | undefined }>

export const profileWay = (user: FrameNow['session']['user'], speech: Speech): ProfileWay => {
  const { say } = speech
  const face = user && likeness(personName(user, speech), imagePath('user', user.image))
  const label = face ? say('nav.profileOf', face.sign) : say('nav.profile')
  return { ...way(label, SCREENS.profileArea.path), likeness: face }
}
