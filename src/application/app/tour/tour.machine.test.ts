import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { walk } from '#application/kit/walk.ts'
import type { Preferences } from '#application/ports/device-state.ts'
import { tourMachine } from './tour.machine.ts'

const device = () => {
  let wasClosed = false
  const preferences: Preferences = {
    language: () => Option.none,
    chooseLanguage: () => {},
    ownLanguages: () => [],
    look: () => 'dark',
    chooseLook: () => {},
    hasClosedTour: () => wasClosed,
    closeTour: () => {
      wasClosed = true
    },
  }
  return { preferences, wasClosed: () => wasClosed }
}

const walkOf = (wasClosed: boolean) =>
  walk(tourMachine({ preferences: { ...device().preferences, hasClosedTour: () => wasClosed } }), {
    events: [{ type: 'tour.closed' }],
  })

test('every transition of the tour is covered', async () => {
  const [shown, closed] = [await walkOf(false), await walkOf(true)]
  expect([shown.strayed, closed.strayed]).toEqual([[], []])
  expect(shown.untaken.filter((one) => closed.untaken.includes(one))).toEqual([])
})

describe('The tour (SHELL-09)', () => {
  test('is shown until it is closed, and then never again on that device', () => {
    const { preferences, wasClosed } = device()
    const first = createActor(tourMachine({ preferences })).start()
    expect([first.getSnapshot().matches('shown'), wasClosed()]).toEqual([true, false])
    first.send({ type: 'tour.closed' })
    expect([first.getSnapshot().matches('shown'), wasClosed()]).toEqual([false, true])
    expect(createActor(tourMachine({ preferences })).start().getSnapshot().matches('shown')).toBe(false)
  })

  test('is shown again where it was not closed', () => {
    const { preferences } = device()
    createActor(tourMachine({ preferences })).start().stop()
    expect(createActor(tourMachine({ preferences })).start().getSnapshot().matches('shown')).toBe(true)
  })
})
