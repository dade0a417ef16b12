import * as Either from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { portOf, settle } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { Advertisement } from '#domain/advertising/advertisement.ts'
import { openAdvertising } from './advertising.flow.ts'

const one = (id: number, municipality?: number) => ({ id, municipality }) as Advertisement

test('A click is counted each time, for its municipality or for that of the page, also after a failure (ADS-03)', async () => {
  const counted: unknown[] = []
  const failure: RequestFailure = { _tag: 'Unreachable' }
  const advertising = portOf<Ports['advertising']>({
    all: () => async () => Either.right([]),
    countClick: (click) => async () => {
      counted.push(click)
      return Either.left(failure)
    },
  })
  const scope = scopeOver({ advertising })
  const room = { page: 'municipalities', place: 'bottom', municipality: 1, notice: undefined } as never
  const { follow } = openAdvertising(scope, room)()
  follow(one(4, 2))
  follow(one(5))
  await settle()
  scope.close()
  follow(one(4, 2))
  expect(counted).toEqual([
    { advertisement: 4, municipality: 2 },
    { advertisement: 5, municipality: 1 },
    { advertisement: 4, municipality: 2 },
  ])
})
