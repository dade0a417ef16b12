import { none } from 'fp-ts/lib/Option.js'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { News } from '#application/news.ts'
import type { ChatId } from '#domain/chat/chat.ts'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { useLeaveGuard } from '#ui/layout/leave-guard.ts'
import { followCourse } from './going.ts'
import { steer } from './steering.ts'

beforeEach(() => history.replaceState(null, '', '/profile/profile'))

/** A form with something unsaved; `onLeave` hears that somebody wants to leave it. */
const formWith = async (onLeave: () => void) => {
  const Form = ({ isHeld = true }: { readonly isHeld?: boolean }) => {
    useLeaveGuard({ isHeld, wouldLose: isHeld, isAsking: false, onLeave })
    return null
  }
  const { redraw } = await mounted(<Form />)
  return () => redraw(<Form isHeld={false} />)
}

const journey = { rememberBack: () => {}, takeBack: () => none, rememberReturn: () => {}, takeReturn: () => none }

const lead = (news: News) =>
  act(async () => followCourse(steer(news, { path: '/profile/profile', hasHistory: true, journey })))

test.each<[News, string]>([
  [{ type: 'reminder.opened', path: '/event/3' }, '/event/3'],
  [{ type: 'chat.opened', id: 12 as ChatId }, '/chat/12'],
  [{ type: 'page.wanted', path: '/settings' }, '/settings'],
])('What is pressed for asks whoever would lose something, and leads on once they leave: %j', async (news, path) => {
  const onLeave = vi.fn<() => void>()
  const leave = await formWith(onLeave)
  await lead(news)
  expect([location.pathname, onLeave.mock.calls.length]).toEqual(['/profile/profile', 1])
  await leave()
  await vi.waitFor(() => expect(location.pathname).toBe(path))
})

test('What merely happens asks nobody', async () => {
  const onLeave = vi.fn<() => void>()
  await formWith(onLeave)
  await lead({ type: 'session.lost', lost: { during: 'use', message: undefined } })
  expect([location.pathname, onLeave.mock.calls.length]).toEqual(['/profile/login', 0])
})
