import { Bell, Heart, House, LogIn, type LucideIcon, MessageCircle, UserRound } from 'lucide-react'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { Standing } from '#application/session/session.selectors.ts'
import { type ScreenName, SCREENS } from '#ui/app/screens.ts'

export type NavigationItem = Readonly<{
  screen: ScreenName
  icon: LucideIcon
  title: MessageDescriptor
  isShown: boolean
  /** Carries the unread count (NOTICE-02). */
  isCounted: boolean
}>

type Viewer = Readonly<{ standing: Standing; seesNotices: boolean }>

const titles = defineMessages({
  home: { id: 'nav.home' },
  favourites: { id: 'nav.favourites' },
  notices: { id: 'nav.notices' },
  chat: { id: 'nav.chat' },
  profile: { id: 'nav.profile' },
  signIn: { id: 'nav.signIn' },
})

const item = (
  screen: ScreenName,
  icon: LucideIcon,
  title: MessageDescriptor,
  isShown = true,
  isCounted = false,
): NavigationItem => ({ screen, icon, title, isShown, isCounted })

/** The bottom bar, in its order (SHELL-10): Notices follows the roles, the others always show. */
export const bottomItems = ({ seesNotices }: Viewer): readonly NavigationItem[] => [
  item('home', House, titles.home),
  item('favourites', Heart, titles.favourites),
  item('notices', Bell, titles.notices, seesNotices, true),
  item('chats', MessageCircle, titles.chat),
  item('profileArea', UserRound, titles.profile),
]

/** The side navigation (SHELL-11): Login for the anonymous alone, Notifications for those who receive any. */
export const sideItems = ({ standing, seesNotices }: Viewer): readonly NavigationItem[] => [
  item('home', House, titles.home),
  item('signIn', LogIn, titles.signIn, standing === 'anonymous'),
  item('notices', Bell, titles.notices, standing === 'authenticated' && seesNotices, true),
  item('favourites', Heart, titles.favourites),
  item('chats', MessageCircle, titles.chat),
  item('profileArea', UserRound, titles.profile),
]

/** Whether a path lies within the area that an item leads to. */
export const isWithin = (path: string, screen: ScreenName): boolean => {
  const root = SCREENS[screen].path
  return root === '/' ? path === '/' : path === root || path.startsWith(`${root}/`)
}
