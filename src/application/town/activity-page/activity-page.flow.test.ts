import { expect, test } from 'vitest'
import { movingPresence } from '#application/kit/testing/moving-presence.ts'
import { movingSession } from '#application/kit/testing/moving-session.ts'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Activity, ActivityId } from '#domain/directory/activity.ts'
import type { UserId } from '#domain/identity/user.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { type ActivityQuery, openActivityPage } from './activity-page.flow.ts'

const queryOf = (id: number | undefined, path = '/') => ({ id, path }) as ActivityQuery

test('An activity is read once its reader is known, and anew for another one or another reader (DIR-02)', async () => {
  const one = waitingPort<[ActivityId, UserId | undefined, AbortSignal?], RequestFailure, Activity>()
  const beside = waitingPort<[], RequestFailure, never>()
  const { session, become } = movingSession()
  const ports = {
    configuration: { ...DEFAULTS, modules: { favourites: false, chat: false, events: false } },
    activities: { one: one.port, contact: beside.port, boards: beside.port, notices: beside.port },
    presence: movingPresence().presence,
  }
  const page = openActivityPage(scopeOver(ports, { session }), queryOf(5))
  /** Of what and for whom it was asked since it was looked last. */
  const asked = async () => {
    await settle()
    return one.calls.splice(0).map(({ asked: [id, user] }) => [id, user])
  }
  expect(await asked()).toEqual([])
  become('anonymous')
  expect(await asked()).toEqual([[5, undefined]])
  page.ask(queryOf(5, '/elsewhere'))
  become('anonymous')
  expect(await asked()).toEqual([])
  // Signed in, and not known yet.
  become('authenticated')
  expect(await asked()).toEqual([[5, undefined]])
  become('authenticated', { id: 7 as UserId })
  expect(await asked()).toEqual([[5, 7]])
  page.ask(queryOf(7))
  become('authenticated', { id: 5 as UserId })
  expect(await asked()).toEqual([
    [7, 7],
    [7, 5],
  ])
  page.ask(queryOf(undefined))
  expect([await asked(), page.now().page]).toEqual([[], undefined])
})
