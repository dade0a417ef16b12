import {
  ArrowLeft,
  CircleQuestionMark,
  EllipsisVertical,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Menu as MenuIcon,
  Scale,
  Settings,
  TriangleAlert,
  UserRound,
} from 'lucide-react'
import { memo, useState } from 'react'
import { lazy } from '#ui/components/lazy.tsx'
import { afterPaint } from '#ui/components/after-paint.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { Mark, type MarkProps } from '#ui/components/brand.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { Menu } from '#ui/components/menu.tsx'
import { DEFAULT_USER_IMAGE } from '#ui/base/images.ts'
import type { TopBarProps } from '#ui/layout/page/page-frame.tsx'
import { usePorts } from '#ui/layout/piazza-context.tsx'
import { LikenessLayout } from '#ui/layout/likeness.tsx'
import type { Way } from '#ui/view/parts.ts'
import type { MenuEntry, ProfileWay } from './bars-view.ts'
import type { TopView } from './frame-view.ts'
import * as css from '#ui/layout/page/page.css.ts'

const SideDrawer = lazy(() => import('./side-drawer.tsx'))
const LanguageMenu = lazy(() => import('./language-menu.tsx'))

const AVATAR = 36

/** How wide a letter is, on average, in em, and what a short word of wide ones ("Home") takes beyond that. */
const LETTER = 0.58
const WIDE_LETTERS = 0.4

/** The smallest that a name is written on one line; one that needs more room takes two. */
const SMALLEST_LINE = '1rem'

const fitting = (letters: number): string => `${(100 / (letters * LETTER + WIDE_LETTERS)).toFixed(1)}cqi`

/** A name of more letters, or with a word of more letters, has a line of its own where the window is smallest. */
const LONGEST_BESIDE = { name: 24, word: 9 }
const isLong = (title: string): boolean =>
  title.length > LONGEST_BESIDE.name || title.split(/[\s-]/).some(({ length }) => length > LONGEST_BESIDE.word)

/** As large as the room beside the buttons lets a name be: on one line if that can be read, else on two, with its words whole. */
const titleSize = (title: string): string => {
  const longest = Math.max(...title.split(' ').map(({ length }) => length), Math.ceil(title.length / 2) + 1)
  const onTwoLines = `clamp(0.875rem, ${fitting(longest)}, ${SMALLEST_LINE})`
  return `min(${css.TITLE_SIZE}, max(${fitting(title.length)}, ${onTwoLines}))`
}

/** The bar over every screen: the way back or the side navigation, the mark, the name, and what can be done (SHELL-01). */
export const TopBar = memo((props: TopBarProps & { readonly view: TopView }) => {
  const { view, title, language, actions, isRoot: isHome, search, heading, headingId } = props
  const isRoot = isHome || view.isTab
  const { mark } = usePorts().configuration
  return (
    <header className={search === undefined ? css.topBar : `${css.topBar} ${css.withSearch}`}>
      <div className={isLong(title) ? css.rowOfLongName : css.row}>
        {isRoot ? (
          <DrawerButton view={view.drawer} />
        ) : (
          <div className={view.isSideTab ? css.smallOnly : css.always}>
            <IconButton icon={ArrowLeft} label={view.back.label} onPress={view.back.press} />
          </div>
        )}
        {isRoot ? <HomeMark way={view.home} mark={mark} /> : <Mark size={28} mark={mark} />}
        <h1 className={css.title} id={headingId} ref={heading} tabIndex={-1}>
          <bdi className={css.titleWords} lang={language} style={{ fontSize: titleSize(title) }}>
            {title}
          </bdi>
        </h1>
        {actions}
        {view.languages ? <LanguageMenu part={view.languages} /> : null}
        <ProfileButton way={view.profile} />
        <MoreMenu {...view.menu} />
      </div>
      {search === undefined ? null : <div className={css.search}>{search}</div>}
    </header>
  )
})

const HomeMark = ({ way, mark }: MarkProps & { readonly way: Way }) => (
  <Anchor href={way.href} className={css.brand} aria-label={way.label}>
    <Mark mark={mark} />
  </Anchor>
)

/** On small screens the side navigation waits behind this button (SHELL-12). */
const DrawerButton = ({ view }: { readonly view: TopView['drawer'] }) => {
  const [isOpen, setOpen] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  return (
    <div className={css.smallOnly}>
      <IconButton
        icon={MenuIcon}
        label={view.open}
        isExpanded={isOpen}
        onPress={() =>
          afterPaint(() => {
            setNeeded(true)
            setOpen(true)
          })
        }
      />
      {isNeeded ? <SideDrawer view={view} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

const ProfileButton = ({ way }: { readonly way: ProfileWay }) => (
  <Anchor href={way.href} className={css.avatarLink} aria-label={way.label}>
    {way.likeness ? (
      <LikenessLayout view={way.likeness} otherwise={DEFAULT_USER_IMAGE} size={AVATAR} />
    ) : (
      <UserRound size={24} aria-hidden />
    )}
  </Anchor>
)

const SIGNS: Readonly<{ [Key in MenuEntry['key']]?: LucideIcon }> = {
  profile: UserRound,
  guide: CircleQuestionMark,
  support: LifeBuoy,
  fault: TriangleAlert,
  legal: Scale,
  settings: Settings,
  signOut: LogOut,
}

/** What is always at hand (SHELL-07). */
const MoreMenu = ({ label, entries }: TopView['menu']) => (
  <Menu
    label={label}
    icon={EllipsisVertical}
    items={entries.map((entry) => ({
      id: entry.key,
      label: entry.label,
      icon: SIGNS[entry.key],
      href: entry.kind === 'way' ? entry.href : undefined,
    }))}
    onAction={(id) => {
      const entry = entries.find(({ key }) => key === id)
      if (entry?.kind === 'action') entry.press()
    }}
  />
)
