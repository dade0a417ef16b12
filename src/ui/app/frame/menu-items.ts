import { CircleQuestionMark, LifeBuoy, LogOut, type LucideIcon, UserRound } from 'lucide-react'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { Standing } from '#application/session/session.selectors.ts'
import { SCREENS } from '#ui/app/screens.ts'

/** Where support answers. */
export const SUPPORT_ADDRESS = 'mailto:assistenza@piazza.example'

type MoreItem = Readonly<{
  id: 'profile' | 'guide' | 'support' | 'signOut'
  title: MessageDescriptor
  icon: LucideIcon
  href?: string
}>

const titles = defineMessages({
  profile: { id: 'nav.profile' },
  guide: { id: 'assistance.title' },
  support: { id: 'menu.support' },
  signOut: { id: 'menu.signOut' },
})

const profile: MoreItem = { id: 'profile', title: titles.profile, icon: UserRound, href: SCREENS.profile.path }
const help: readonly MoreItem[] = [
  { id: 'guide', title: titles.guide, icon: CircleQuestionMark, href: SCREENS.assistance.path },
  { id: 'support', title: titles.support, icon: LifeBuoy, href: SUPPORT_ADDRESS },
]
const signOut: MoreItem = { id: 'signOut', title: titles.signOut, icon: LogOut }

/** What is always at hand: profile and logout for those who are signed in, help for everyone (SHELL-07). */
export const moreItems = (standing: Standing): readonly MoreItem[] => [
  ...(standing === 'anonymous' ? [] : [profile]),
  ...help,
  // Whoever is still being recognised cannot leave yet, so the way out does not pretend to be one.
  ...(standing === 'authenticated' ? [signOut] : []),
]
