import { expect, test } from 'vitest'
import type { ProfileAreaNow } from '#application/identity/profile/profile-area.flow.ts'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import italian from '#ui/messages/it.json'
import { profileAreaView } from './profile-area-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const view = (now: Partial<ProfileAreaNow>, modules: Configuration['modules'] = {}) =>
  profileAreaView({ user: undefined, isAdmin: false, signOut: () => {}, ...now }, speech, {
    configuration: { ...DEFAULTS, modules },
  })

const groups = (isAdmin: boolean, modules: Configuration['modules'] = {}) =>
  view(
    { user: { name: 'Ada', surname: 'Neri', username: 'ada.neri', roles: [] } as never, isAdmin },
    modules,
  ).groups.map(({ rows }) => rows.map(({ sign }) => sign))

test('user management has its own group, for administrators (PROF-01)', () => {
  const own = ['profile', 'changePassword', 'calendar', 'devices', 'privacy']
  expect(groups(false)).toEqual([own, ['deleteAccount']])
  expect(groups(true)).toEqual([own, ['users', 'service'], ['deleteAccount']])
})

test('before it is known who one is, the area has nothing of administrators (ADMIN-01)', () =>
  expect(view({ isAdmin: true }).groups).toHaveLength(2))

test('what the town has switched off is not there', () => {
  const left = ['profile', 'changePassword', 'devices', 'privacy']
  expect(groups(true, { events: false, users: false })).toEqual([left, ['service'], ['deleteAccount']])
})

test('a citizen without a name has a placeholder, and a blank username takes no line', () => {
  const user = { name: '', surname: '', username: ' ', roles: [] as const } as unknown as NonNullable<
    ProfileAreaNow['user']
  >
  expect([view({}).owner, view({ user }).owner]).toMatchObject([
    undefined,
    { name: italian['missing.name'], username: undefined },
  ])
})
