import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { walk } from '#application/kit/walk.ts'
import type { Preferences } from '#application/ports/device-state.ts'
import { createTour } from './tour.implementations.ts'
import { tourMachine } from './tour.machine.ts'
import { isTourShown } from './tour.selectors.ts'

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

test('every transition of the tour is covered', async () => {
  const walked = await walk(tourMachine, {
    inputs: [{ wasClosed: false }, { wasClosed: true }],
    events: [{ type: 'tour.closed' }],
    sees: ({ wasClosed }) => wasClosed,
  })
  expect(walked).toMatchObject({ states: 4, unreached: [], untaken: [], strayed: [] })
})

describe('The tour (SHELL-09)', () => {
  test('is shown until it is closed, and then never again on that device', () => {
    const { preferences, wasClosed } = device()
    const first = createTour({ preferences }).start()
    expect([isTourShown(first.getSnapshot()), wasClosed()]).toEqual([true, false])
    first.send({ type: 'tour.closed' })
    expect([isTourShown(first.getSnapshot()), wasClosed()]).toEqual([false, true])
    expect(isTourShown(createTour({ preferences }).start().getSnapshot())).toBe(false)
  })

  test('is shown again where it was not closed', () => {
    const { preferences } = device()
    createTour({ preferences }).start().stop()
    expect(isTourShown(createTour({ preferences }).start().getSnapshot())).toBe(true)
  })
})
