import {
  Bell,
  CalendarDays,
  Heart,
  House,
  LogIn,
  type LucideIcon,
  Map as MapSign,
  MessageCircle,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { Anchor } from '#ui/components/anchor.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LIST } from '#ui/components/list-role.ts'
import type { Bar, ItemKey } from './bars-view.ts'
import * as css from './frame.css.ts'

const ICONS: Readonly<Record<ItemKey, LucideIcon>> = {
  home: House,
  signIn: LogIn,
  notices: Bell,
  favourites: Heart,
  chats: MessageCircle,
  profileArea: UserRound,
  events: CalendarDays,
  map: MapSign,
  users: UsersRound,
}

const LOOKS = {
  bottom: { list: css.bottomList, item: css.bottomItem, current: css.bottomCurrent, sign: css.sign, word: css.word },
  side: { list: css.sideList, item: css.sideItem, current: css.sideCurrent, sign: css.sideSign, word: css.word },
} as const

type NavigationListProps = {
  readonly view: Bar
  readonly look: keyof typeof LOOKS
  readonly onChosen?: (() => void) | undefined
}

/** The links of a navigation, bottom, side or drawer: the current one is marked for everyone (SHELL-10). */
export const NavigationList = ({ view, look, onChosen }: NavigationListProps) => {
  const looks = LOOKS[look]
  return (
    <ul {...LIST} className={looks.list}>
      {view.items.map(({ key, label, href, isCurrent, unread }) => {
        const Icon = ICONS[key]
        return (
          <li key={key}>
            <Anchor
              href={href}
              className={isCurrent ? `${looks.item} ${looks.current}` : looks.item}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onChosen}
            >
              <span className={looks.sign}>
                <Icon size={24} aria-hidden />
                {unread ? (
                  <span className={css.count}>
                    <Badge {...unread} />
                  </span>
                ) : null}
              </span>
              <span className={looks.word}>{label}</span>
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}
