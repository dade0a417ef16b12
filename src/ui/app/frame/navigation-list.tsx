import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { Anchor } from '#ui/components/anchor.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { count } from './frame.css.ts'
import { isWithin, type NavigationItem } from './navigation-items.ts'
import { useUnreadCount } from '#ui/app/piazza-context.tsx'
import { SCREENS } from '#ui/app/screens.ts'

type Looks = Readonly<{ list: string; item: string; current: string; sign: string; word: string }>

/** The links of a navigation, bottom, side or drawer: the current one is marked for everyone (SHELL-10). */
export const NavigationList = ({
  items,
  looks,
  onChosen,
}: {
  readonly items: readonly NavigationItem[]
  readonly looks: Looks
  readonly onChosen?: (() => void) | undefined
}) => {
  const [path] = useLocation()
  const intl = useIntl()
  const unread = useUnreadCount()
  return (
    <ul className={looks.list}>
      {items
        .filter(({ isShown }) => isShown)
        .map(({ screen, icon: Icon, title, isCounted }) => {
          const isCurrent = isWithin(path, screen)
          return (
            <li key={screen}>
              <Anchor
                href={SCREENS[screen].path}
                className={isCurrent ? `${looks.item} ${looks.current}` : looks.item}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={onChosen}
              >
                <span className={looks.sign}>
                  <Icon size={24} aria-hidden />
                  {isCounted && unread > 0 ? (
                    <span className={count}>
                      <Badge count={unread} label={intl.formatMessage({ id: 'nav.unread' }, { count: unread })} />
                    </span>
                  ) : null}
                </span>
                <span className={looks.word}>
                  <FormattedMessage {...title} />
                </span>
              </Anchor>
            </li>
          )
        })}
    </ul>
  )
}
