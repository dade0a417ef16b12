import { ArrowLeft, EllipsisVertical, Menu as MenuIcon, UserRound } from 'lucide-react'
import { lazy, memo, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { initials } from '#domain/identity/initials.ts'
import { personName } from '#ui/language/titles.ts'
import { afterPaint } from '#ui/components/after-paint.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { Avatar } from '#ui/components/avatar.tsx'
import { Mark } from '#ui/components/brand.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { Menu } from '#ui/components/menu.tsx'
import { vars } from '#ui/theme/theme.css.ts'
import { DEFAULT_USER_IMAGE, imagePath } from '#ui/app/images.ts'
import { moreItems } from './menu-items.ts'
import { useGoBack } from '#ui/app/navigation.ts'
import * as css from './page.css.ts'
import { useSession } from '#ui/app/piazza-context.tsx'
import { SCREENS } from '#ui/app/screens.ts'

const SideDrawer = lazy(() => import('./side-drawer.tsx'))
const LanguageMenu = lazy(() => import('./language-menu.tsx'))

const AVATAR = 36

/** How wide a letter is, on average, in em, and what a short word of wide ones ("Home") takes beyond that. */
const LETTER = 0.58
const WIDE_LETTERS = 0.4

/** The smallest that a name is written on one line; one that needs more room takes two. */
const SMALLEST_LINE = '1rem'

const fitting = (letters: number): string => `${(100 / (letters * LETTER + WIDE_LETTERS)).toFixed(1)}cqi`

/** As large as the room beside the buttons lets a name be: on one line if that can be read, else on two, with its words whole. */
const titleSize = (title: string): string => {
  const longest = Math.max(...title.split(' ').map(({ length }) => length), Math.ceil(title.length / 2) + 1)
  const onTwoLines = `clamp(0.875rem, ${fitting(longest)}, ${SMALLEST_LINE})`
  return `min(${vars.fontSize.title}, max(${fitting(title.length)}, ${onTwoLines}))`
}

type TopBarProps = {
  readonly title: string
  readonly actions: ReactNode
  readonly isRoot: boolean
  readonly search: ReactNode
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly headingId: string
}

/** The bar over every screen: the way back or the side navigation, the mark, the name, and what can be done (SHELL-01). */
export const TopBar = memo(({ title, actions, isRoot, search, heading, headingId }: TopBarProps) => {
  const { isAdmin } = useSession()
  return (
    <header className={search === undefined ? css.topBar : `${css.topBar} ${css.withSearch}`}>
      <div className={css.row}>
        {isRoot ? <DrawerButton /> : <BackButton />}
        {isRoot ? <HomeMark /> : <Mark size={28} />}
        <h1 className={css.title} id={headingId} ref={heading} tabIndex={-1}>
          <span className={css.titleWords} style={{ fontSize: titleSize(title) }}>
            {title}
          </span>
        </h1>
        {actions}
        {isAdmin ? (
          <Suspense>
            <LanguageMenu />
          </Suspense>
        ) : null}
        <ProfileButton />
        <MoreMenu />
      </div>
      {search === undefined ? null : <div className={css.search}>{search}</div>}
    </header>
  )
})

const HomeMark = () => {
  const intl = useIntl()
  return (
    <Anchor href={SCREENS.home.path} className={css.brand} aria-label={intl.formatMessage({ id: 'nav.toHome' })}>
      <Mark />
    </Anchor>
  )
}

const BackButton = () => {
  const intl = useIntl()
  const goBack = useGoBack()
  return <IconButton icon={ArrowLeft} label={intl.formatMessage({ id: 'action.back' })} onPress={goBack} />
}

/** On small screens the side navigation waits behind this button (SHELL-12). */
const DrawerButton = () => {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  return (
    <div className={css.smallOnly}>
      <IconButton
        icon={MenuIcon}
        label={intl.formatMessage({ id: 'nav.open' })}
        isExpanded={isOpen}
        onPress={() =>
          afterPaint(() => {
            setNeeded(true)
            setOpen(true)
          })
        }
      />
      {isNeeded ? (
        <Suspense>
          <SideDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

const ProfileButton = () => {
  const intl = useIntl()
  const { user } = useSession()
  const name = user && personName(user, intl)
  return (
    <Anchor
      href={SCREENS.profileArea.path}
      className={css.avatarLink}
      aria-label={
        name === undefined
          ? intl.formatMessage({ id: 'nav.profile' })
          : intl.formatMessage({ id: 'nav.profileOf' }, { name, initials: initials(name) })
      }
    >
      {user === undefined || name === undefined ? (
        <UserRound size={24} aria-hidden />
      ) : (
        <Avatar
          name={name}
          initials={initials(name)}
          src={imagePath('user', user.image)}
          otherwise={DEFAULT_USER_IMAGE}
          size={AVATAR}
          shape="round"
          decorative
        />
      )}
    </Anchor>
  )
}

/** What is always at hand (SHELL-07). */
const MoreMenu = () => {
  const intl = useIntl()
  const { standing, signOut } = useSession()
  return (
    <Menu
      label={intl.formatMessage({ id: 'menu.title' })}
      icon={EllipsisVertical}
      items={moreItems(standing).map(({ id, title, icon, href }) => ({
        id,
        label: intl.formatMessage(title),
        icon,
        href,
      }))}
      onAction={(id) => {
        if (id === 'signOut') signOut()
      }}
    />
  )
}
