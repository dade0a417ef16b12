import { fromPort } from '#application/kit/from-port.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import type { Updates } from '#application/ports/updates.ts'
import { updatesMachine } from './updates.machine.ts'

export const updates = ({ updates: port, unsent }: Readonly<{ updates: Updates; unsent: Pick<Unsent, 'isEmpty'> }>) =>
  updatesMachine.provide({
    actors: { next: fromPort(port.next), apply: fromPort(port.apply) },
    guards: { isNothingWritten: unsent.isEmpty },
  })
