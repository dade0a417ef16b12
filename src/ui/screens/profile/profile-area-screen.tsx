import {
  CalendarDays,
  ChevronRight,
  KeyRound,
  LogOut,
  type LucideIcon,
  MonitorSmartphone,
  ShieldCheck,
  Trash2,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl'
import { initials } from '#domain/identity/initials.ts'
import { fullName, type User } from '#domain/identity/user.ts'
import { DEFAULT_USER_IMAGE, imagePath } from '#ui/app/images.ts'
import { Page } from '#ui/app/page.tsx'
import { useSession } from '#ui/app/piazza-context.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { isBlank, personName } from '#ui/app/titles.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { Card } from '#ui/components/card.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import { profileWays, type ProfileWay } from './profile-ways.ts'
import * as css from './profile-area.css.ts'

const SIGNS: Readonly<Record<ProfileWay | 'signOut', LucideIcon>> = {
  profile: UserRound,
  changePassword: KeyRound,
  calendar: CalendarDays,
  devices: MonitorSmartphone,
  privacy: ShieldCheck,
  users: UsersRound,
  deleteAccount: Trash2,
  signOut: LogOut,
}

const EXPLANATIONS: Readonly<Record<ProfileWay | 'signOut', MessageDescriptor>> = defineMessages({
  profile: { id: 'profile.aboutProfile' },
  changePassword: { id: 'profile.aboutPassword' },
  calendar: { id: 'profile.aboutCalendar' },
  devices: { id: 'profile.aboutDevices' },
  privacy: { id: 'profile.aboutPrivacy' },
  users: { id: 'profile.aboutUsers' },
  deleteAccount: { id: 'profile.aboutDeletion' },
  signOut: { id: 'profile.aboutSignOut' },
})

/** Everything about who one is, each a tap away (PROF-01). */
const ProfileAreaScreen = () => {
  const intl = useIntl()
  const { user, isAdmin, signOut } = useSession()
  return (
    <Page title={intl.formatMessage({ id: 'profile.area' })}>
      {user === undefined ? null : <Owner user={user} />}
      <div className={css.groups}>
        {profileWays(isAdmin).map((group) => (
          <Card key={group[0]} inside="flush" as="ul">
            {group.map((way) => (
              <li key={way} className={css.list}>
                <ListRow
                  height="free"
                  title={intl.formatMessage({ id: SCREENS[way].title })}
                  meta={intl.formatMessage(EXPLANATIONS[way])}
                  href={SCREENS[way].path}
                  leading={<Sign of={way} />}
                  trailing={<ChevronRight size={20} className={css.chevron} aria-hidden />}
                />
              </li>
            ))}
          </Card>
        ))}
        <Card inside="flush">
          <ListRow
            height="free"
            title={intl.formatMessage({ id: 'menu.signOut' })}
            meta={intl.formatMessage(EXPLANATIONS.signOut)}
            onPress={signOut}
            leading={<Sign of="signOut" />}
          />
        </Card>
      </div>
    </Page>
  )
}
export { ProfileAreaScreen as default }

const Sign = ({ of }: { readonly of: ProfileWay | 'signOut' }) => {
  const Icon = SIGNS[of]
  return (
    <span className={of === 'deleteAccount' ? `${css.sign} ${css.danger}` : css.sign}>
      <Icon size={24} aria-hidden />
    </span>
  )
}

const Owner = ({ user }: { readonly user: User }) => {
  const intl = useIntl()
  const name = personName(user, intl)
  return (
    <div className={css.owner}>
      <Avatar
        name={name}
        initials={initials(fullName(user))}
        src={imagePath('user', user.image)}
        otherwise={DEFAULT_USER_IMAGE}
        shape="round"
        decorative
      />
      <div className={css.words}>
        <p className={css.fullName}>{name}</p>
        {isBlank(user.username) ? null : <p className={css.username}>{user.username}</p>}
      </div>
    </div>
  )
}
