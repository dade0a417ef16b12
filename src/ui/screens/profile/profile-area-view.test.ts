import { createIntl } from '@formatjs/intl'
import { expect, test } from 'vitest'
import type { ProfileAreaNow } from '#application/profile/profile-area.flow.ts'
import italian from '#ui/messages/it.json'
import { speechOf } from '#ui/view/speech.ts'
import { profileAreaView } from './profile-area-view.ts'

const speech = speechOf(createIntl({ locale: 'it', messages: italian }).formatMessage, 'it')
const view = (now: Partial<ProfileAreaNow>) =>
  profileAreaView({ user: undefined, isAdmin: false, signOut: () => {}, ...now }, speech)

const groups = (isAdmin: boolean) => view({ isAdmin }).groups.map(({ rows }) => rows.map(({ sign }) => sign))

test('user management has its own group, for administrators (PROF-01)', () => {
  const own = ['profile', 'changePassword', 'calendar', 'devices', 'privacy']
  expect(groups(false)).toEqual([own, ['deleteAccount']])
  expect(groups(true)).toEqual([own, ['users', 'service'], ['deleteAccount']])
})

test('a citizen without a name has a placeholder, and a blank username takes no line', () => {
  const user = { name: '', surname: '', username: ' ' } as NonNullable<ProfileAreaNow['user']>
  expect([view({}).owner, view({ user }).owner]).toMatchObject([
    undefined,
    { name: italian['missing.name'], username: undefined },
  ])
})
