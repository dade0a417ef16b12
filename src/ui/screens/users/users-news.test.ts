import * as Option from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import type { News } from '#application/news.ts'
import type { UserId } from '#domain/identity/user.ts'
import { announcementOf } from '#ui/shell/news/announcements.ts'
import { steer } from '#ui/app/steering.ts'

const journey = {
  rememberBack: () => {},
  takeBack: () => Option.none,
  rememberReturn: () => {},
  takeReturn: () => Option.none,
}
const led = (news: News, path: string) => steer(news, { path, hasHistory: true, journey })
const to = (path: string) => ({ kind: 'go', to: path, replace: true })

const removed = (from: 'list' | 'detail') =>
  ({ type: 'user.removed', removal: { id: 7 as UserId, name: 'Ada', from } }) as const
const said = (news: News) => announcementOf(news)?.text

test('who was saved or deleted from their own page is left for the list as it was asked for (ADMIN-03, ADMIN-04)', () => {
  const saved = { type: 'user.saved', isNew: false, message: undefined } as const
  expect(led(saved, '/profile/users/7?descending=1')).toEqual(to('/profile/users?descending=1'))
  expect(led(saved, '/profile/users/new')).toEqual(to('/profile/users'))
  expect(led(removed('detail'), '/profile/users/7?descending=1')).toEqual({
    ...to('/profile/users?descending=1'),
    isGone: true,
  })
  expect(led(removed('list'), '/profile/users')).toBeUndefined()
})

test('what was done is said in the words of the server, or in those of the app without them (ERR-05)', () => {
  expect(said({ type: 'user.saved', isNew: true, message: 'Fatto' })).toBe('Fatto')
  expect(said({ type: 'user.saved', isNew: true, message: undefined })).toEqual({ id: 'success_response' })
  expect(said({ type: 'user.saved', isNew: false, message: undefined })).toEqual({ id: 'saved_response' })
  expect(said(removed('list'))).toEqual({ id: 'users.removed' })
})
