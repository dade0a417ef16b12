import { expect, test, vi } from 'vitest'
import type { Ports } from '#application/ports/ports.ts'
import { openTour } from './tour.flow.ts'

test('The tour is shown until it is closed, and then never again on that device (SHELL-09)', () => {
  let wasClosed = false
  const preferences = { hasClosedTour: () => wasClosed, closeTour: () => void (wasClosed = true) }
  const changed = vi.fn<() => void>()
  const open = () => openTour({ ports: { preferences } as unknown as Ports, changed })
  const tour = open()
  expect([tour().isShown, open()().isShown]).toEqual([true, true])
  tour().close()
  expect([tour().isShown, open()().isShown, changed.mock.calls.length]).toEqual([false, false, 1])
})
