import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test, vi } from 'vitest'
import { assign, createActor, createMachine } from 'xstate'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import { openScope } from '#application/kit/scope.ts'
import { settle } from '#application/kit/walk.ts'
import type { Piazza } from '#application/app/piazza.ts'
import type { Ports } from '#application/ports/ports.ts'
import { openHomePanels } from './home-panels.flow.ts'

/** An actor that stays where it is, and counts when it is told. */
const standing = (tag: string) =>
  createActor(
    createMachine({
      initial: 'here',
      context: { count: 2 },
      states: { here: { tags: [tag] } },
      on: { counted: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    }),
  ).start()

const open = (state: 'authenticated' | 'anonymous', modules: Configuration['modules'] = {}) => {
  const page = vi.fn<Ports['receivedNotices']['page']>(() => TaskEither.right({ rows: [], total: 0, leftOut: 0 }))
  const unread = standing('known')
  const events = vi.fn<Ports['activities']['events']>(() => TaskEither.right([]))
  const ports = {
    configuration: { ...DEFAULTS, modules },
    clock: { now: () => Date.parse('2026-11-20T10:00:00Z') },
    activities: { events, byMunicipality: () => TaskEither.right([]) },
    receivedNotices: { page },
    device: { read: async () => ({ position: undefined }) },
  } as unknown as Ports
  const piazza = { session: standing(state), unread, follow: () => () => {} } as unknown as Piazza
  const changed = vi.fn<() => void>()
  const scope = openScope({ ports, piazza }, changed)
  return { now: openHomePanels(scope), page, events, unread, changed, close: scope.close }
}

test('Visitors are shown no notices, and none are asked for (NOTICE-02)', async () => {
  const { now, page } = open('anonymous')
  await settle()
  expect([now().notices, now().events?.face, now().nearby.face, page.mock.calls.length]).toEqual([
    undefined,
    'loaded',
    'offered',
    0,
  ])
})

test('In a town without events none are shown, and none are asked for', async () => {
  const { now, events } = open('anonymous', { events: false })
  await settle()
  expect([now().events, events.mock.calls.length]).toEqual([undefined, 0])
})

test('The newest notices are read anew when another number of them is unread, until the part is closed', async () => {
  const { now, page, unread, changed, close } = open('authenticated')
  await settle()
  expect([now().notices?.face, now().unread, page.mock.calls.length]).toEqual(['loaded', 2, 1])
  unread.send({ type: 'counted' })
  await settle()
  expect([now().unread, page.mock.calls.length]).toEqual([3, 2])
  close()
  changed.mockClear()
  unread.send({ type: 'counted' })
  await settle()
  expect([page.mock.calls.length, changed.mock.calls.length]).toEqual([2, 0])
})
