import {
  Activity,
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
import { DEFAULT_USER_IMAGE } from '#ui/base/images.ts'
import { Page } from '#ui/layout/page/page.tsx'
import { Card } from '#ui/components/card.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import { LikenessLayout } from '#ui/layout/likeness.tsx'
import type { ProfileAreaView, ProfileWayView } from './profile-area-view.ts'
import * as css from './profile-screen.css.ts'

const SIGNS: Readonly<Record<ProfileWayView['sign'], LucideIcon>> = {
  profile: UserRound,
  changePassword: KeyRound,
  calendar: CalendarDays,
  devices: MonitorSmartphone,
  privacy: ShieldCheck,
  users: UsersRound,
  service: Activity,
  deleteAccount: Trash2,
  signOut: LogOut,
}

/** The profile area: links to everything about the citizen. */
const ProfileAreaLayout = ({ view: { title, owner, groups, signOut } }: { readonly view: ProfileAreaView }) => (
  <Page title={title}>
    {owner ? <Owner view={owner} /> : null}
    <div className={css.groups}>
      {groups.map(({ rows }) => (
        <Card key={rows[0]?.key} inside="flush" as="ul">
          {rows.map((row) => (
            <li key={row.key}>
              <WayRow view={row} />
            </li>
          ))}
        </Card>
      ))}
      <Card inside="flush">
        <WayRow view={signOut} />
      </Card>
    </div>
  </Page>
)
export { ProfileAreaLayout as default }

const WayRow = ({ view: { open, about, sign } }: { readonly view: ProfileWayView }) => {
  const Icon = SIGNS[sign]
  return (
    <ListRow
      height="free"
      title={open.label}
      isGiven={false}
      meta={about}
      {...(open.kind === 'way'
        ? { href: open.href, trailing: <ChevronRight size={20} className={css.chevron} aria-hidden /> }
        : { onPress: open.press })}
      leading={
        <span className={sign === 'deleteAccount' ? `${css.sign} ${css.danger}` : css.sign}>
          <Icon size={24} aria-hidden />
        </span>
      }
    />
  )
}

const Owner = ({ view: { name, username, likeness } }: { readonly view: NonNullable<ProfileAreaView['owner']> }) => (
  <div className={css.owner}>
    <LikenessLayout view={likeness} otherwise={DEFAULT_USER_IMAGE} />
    <div className={css.words}>
      <p className={css.fullName} dir="auto">
        {name}
      </p>
      {username === undefined ? null : (
        <p className={css.username} dir="auto">
          {username}
        </p>
      )}
    </div>
  </div>
)
