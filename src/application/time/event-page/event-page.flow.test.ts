import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { movingPresence } from '#application/kit/testing/moving-presence.ts'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { takesKeptAlone, tellFound } from '#application/ports/kept-first.ts'
import type { EventId, PublicEvent } from '#domain/events/event.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { openEventPage } from './event-page.flow.ts'

const CONCERT = { id: 5 as EventId, title: 'Concerto', startDate: '2026-11-21', endDate: '2026-11-21' } as PublicEvent

test('An event that the device has kept can be saved until the server says that it is gone (EVENT-04, ERR-11)', async () => {
  const one = waitingPort<[EventId, AbortSignal], RequestFailure, PublicEvent>()
  const ports = {
    events: {
      one: (id: EventId, signal: AbortSignal) => {
        if (!takesKeptAlone(signal)) return one.port(id, signal)
        tellFound(signal, { at: 1 as Instant, asked: 2 as Instant, isOlder: false })
        return TaskEither.right(CONCERT)
      },
    },
    presence: movingPresence().presence,
  }
  const outbox = createActor(createMachine({ context: { entries: [], isOnline: true } })).start()
  const scope = scopeOver(ports, { find: () => outbox, listen: () => () => {} })
  const { now } = openEventPage(scope, { id: CONCERT.id, path: '/' })
  await settle()
  expect([now().page?.event.value, now().page?.kept?.event]).toEqual([CONCERT, CONCERT])
  await one.call().fail({ _tag: 'Missing' })
  expect([now().page?.event.face, now().page?.kept]).toEqual(['missing', undefined])
})
