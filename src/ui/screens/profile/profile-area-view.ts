import { openProfileArea, type ProfileAreaNow } from '#application/identity/profile/profile-area.flow.ts'
import { fullName, receivesNotices, type User } from '#domain/identity/user.ts'
import { imagePath } from '#ui/base/images.ts'
import { hasScreen, SCREENS } from '#ui/base/screens.ts'
import { isOpenTo } from '#ui/base/verdict.ts'
import { isBlank, personName } from '#ui/language/titles.ts'
import { likeness } from '#ui/view/likeness.ts'
import { type Action, action, type Way, way } from '#ui/view/parts.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

/** The screens of the area, by their names in the table of screens, and their descriptions. */
const ABOUT = {
  profile: 'profile.aboutProfile',
  changePassword: 'profile.aboutPassword',
  calendar: 'profile.aboutCalendar',
  devices: 'profile.aboutDevices',
  privacy: 'profile.aboutPrivacy',
  users: 'profile.aboutUsers',
  service: 'profile.aboutService',
  deleteAccount: 'profile.aboutDeletion',
} as const
type ProfileWay = keyof typeof ABOUT

const OWN = ['profile', 'changePassword', 'calendar', 'devices', 'privacy'] as const satisfies readonly ProfileWay[]

/** What only whoever may see it is led to (ADMIN-01). */
const MANAGED = ['users', 'service'] as const satisfies readonly ProfileWay[]

/** The profile area: links to everything about the citizen (PROF-01). */
export const profileAreaView = (
  { user, isAdmin, signOut }: ProfileAreaNow,
  speech: Speech,
  { configuration }: Pick<Here, 'configuration'>,
) => {
  const { say } = speech
  // The area itself is for whoever is signed in.
  const viewer = { standing: 'authenticated', user, isAdmin, seesNotices: receivesNotices(user) } as const
  const managed = MANAGED.filter((sign) => isOpenTo(viewer, configuration, sign))
  /** A link of the area, or the sign-out. */
  const row = (sign: ProfileWay | 'signOut', open: Way | Action, about: MessageId) => ({
    kind: 'row' as const,
    key: sign,
    open,
    about: say(about),
    sign,
  })
  const group = (...ways: readonly ProfileWay[]) => ({
    kind: 'list' as const,
    rows: ways
      .filter((sign) => hasScreen(configuration, sign))
      .map((sign) => row(sign, way(say(SCREENS[sign].title), SCREENS[sign].path), ABOUT[sign])),
  })
  return {
    kind: 'page' as const,
    title: say('profile.area'),
    owner: user && ownerView(user, speech),
    groups: [group(...OWN), ...(managed.length > 0 ? [group(...managed)] : []), group('deleteAccount')],
    signOut: row('signOut', action(say('menu.signOut'), signOut), 'profile.aboutSignOut'),
  }
}
export type ProfileAreaView = ReturnType<typeof profileAreaView>
export type ProfileWayView = ProfileAreaView['signOut']

const ownerView = (user: User, speech: Speech) => {
  const name = personName(user, speech)
  return {
    name,
    username: isBlank(user.username) ? undefined : user.username,
    likeness: likeness(fullName(user), imagePath('user', user.image), name),
  }
}

/** The profile area (PROF-01). */
export const screen = screenOf({ query: () => undefined, open: openProfileArea, view: profileAreaView })
