import type { FrameNow } from '#application/app/frame-now.ts'
import type { Look } from '#application/ports/device-state.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { imagePath } from '#ui/app/images.ts'
import { hasScreen, type ScreenName, SCREENS } from '#ui/app/screens.ts'
import type { InterfaceLanguage } from '#ui/language/languages.ts'
import { personName } from '#ui/language/titles.ts'
import { type Likeness, likeness } from '#ui/view/likeness.ts'
import { type Action, action, type Choice, type Way, way } from '#ui/view/parts.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

/** The screens that the bars lead to, with their names there. */
const ITEMS = {
  home: 'nav.home',
  signIn: 'nav.signIn',
  notices: 'nav.notices',
  favourites: 'nav.favourites',
  chats: 'nav.chat',
  profileArea: 'nav.profile',
} as const satisfies Partial<Record<ScreenName, MessageId>>
export type ItemKey = keyof typeof ITEMS

/** A link of a navigation bar: the current one is marked for everyone (SHELL-10), Notices has the unread count. */
export type BarItem = Way &
  Readonly<{ key: ItemKey; isCurrent: boolean; unread: Readonly<{ count: number; label: string }> | undefined }>

export type Bar = Readonly<{ kind: 'bar'; label: string; items: readonly BarItem[] }>

type BarGiven = Pick<FrameNow, 'unread'> & Readonly<{ session: Pick<FrameNow['session'], 'standing' | 'seesNotices'> }>

/** Whether a path lies within the area of a screen. */
const isWithin = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

const barOf =
  (label: MessageId, keys: (given: BarGiven['session']) => readonly ItemKey[]) =>
  ({ session, unread }: BarGiven, path: string, configuration: Configuration, { say }: Pick<Speech, 'say'>): Bar => ({
    kind: 'bar',
    label: say(label),
    items: keys(session)
      .filter((key) => hasScreen(configuration, key))
      .map((key) => ({
        kind: 'way',
        key,
        label: say(ITEMS[key]),
        href: SCREENS[key].path,
        isCurrent: isWithin(path, SCREENS[key].path),
        unread:
          key === 'notices' && unread > 0 ? { count: unread, label: say('nav.unread', { count: unread }) } : undefined,
      })),
  })

/** The bottom bar, in its order (SHELL-10): Notices follows the roles, the others always show. */
export const bottomBar = barOf('nav.main', ({ seesNotices }) => [
  'home',
  'favourites',
  ...(seesNotices ? (['notices'] as const) : []),
  'chats',
  'profileArea',
])

/** The side navigation (SHELL-11): Login for the anonymous only, Notifications for those who receive any. */
export const sideBar = barOf('nav.side', ({ standing, seesNotices }) => [
  'home',
  ...(standing === 'anonymous' ? (['signIn'] as const) : []),
  ...(standing === 'authenticated' && seesNotices ? (['notices'] as const) : []),
  'favourites',
  'chats',
  'profileArea',
])

/** How the app is drawn. */
const LOOKS = {
  dark: 'menu.lookDark',
  light: 'menu.lookLight',
  device: 'menu.lookDevice',
} as const satisfies Record<Look, MessageId>

export type MenuEntry =
  | ((Way | Action) &
      Readonly<{ key: 'profile' | 'refresh' | 'guide' | 'support' | 'fault' | 'legal' | 'town' | 'signOut' }>)
  | (Choice & Readonly<{ key: Look | InterfaceLanguage; group: string; lang?: string }>)

type MenuGiven = Pick<FrameNow, 'signOut' | 'look' | 'town'> &
  Readonly<{ session: Pick<FrameNow['session'], 'standing'> }>

/**
 * What is always at hand: profile and sign-out for those who are signed in, help (SHELL-07), reports of
 * faults (LAW-05), legal notes (LAW-01), one's own municipality, the look and the language for everyone. [decided] An
 * installed app can be loaded anew from here.
 */
export const menuView = (
  { session: { standing }, signOut, look, town }: MenuGiven,
  {
    draw,
    chooseTown,
    refresh,
  }: Readonly<{ draw: (look: Look) => void; chooseTown: () => void; refresh?: (() => void) | undefined }>,
  configuration: Configuration,
  languages: readonly (Choice & Readonly<{ key: InterfaceLanguage }>)[],
  { say }: Pick<Speech, 'say'>,
): readonly MenuEntry[] => [
  ...(refresh ? [{ ...action(say('menu.refresh'), refresh), key: 'refresh' as const }] : []),
  ...(standing === 'anonymous' ? [] : [{ ...way(say('nav.profile'), SCREENS.profile.path), key: 'profile' as const }]),
  { ...way(say('assistance.title'), SCREENS.assistance.path), key: 'guide' },
  { ...way(say('menu.support'), `mailto:${configuration.support.mail}`), key: 'support' },
  ...(hasScreen(configuration, 'faultReport')
    ? [{ ...way(say('faultReport.title'), SCREENS.faultReport.path), key: 'fault' as const }]
    : []),
  { ...way(say('legal.title'), SCREENS.legal.path), key: 'legal' },
  { ...action(town ? say('menu.town', { town }) : say('menu.townNone'), chooseTown), key: 'town' },
  ...Object.entries(LOOKS).map(([key, label]) => ({
    kind: 'choice' as const,
    key: key as Look,
    label: say(label),
    group: say('menu.look'),
    isOn: key === look,
    flip: () => draw(key as Look),
  })),
  ...languages.map((choice) => ({ ...choice, group: say('menu.language'), lang: choice.key })),
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
