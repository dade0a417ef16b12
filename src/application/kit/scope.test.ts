import { expect, test, vi } from 'vitest'
import { createMachine } from 'xstate'
import type { App } from './app.ts'
import type { Ports } from '#application/ports/ports.ts'
import { openScope } from './scope.ts'

test('A tap on a screen that was left meanwhile is ignored (fault 48)', () => {
  const hear = vi.fn<() => void>()
  const piazza = { follow: () => () => {} } as unknown as App
  const scope = openScope({ ports: {} as Ports, piazza }, () => {})
  const actor = scope.run(createMachine({ on: { tapped: { actions: hear } } }), undefined)
  actor.send({ type: 'tapped' })
  scope.close()
  actor.send({ type: 'tapped' })
  expect(hear).toHaveBeenCalledOnce()
})
