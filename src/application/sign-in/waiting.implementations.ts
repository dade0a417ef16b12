import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { Outbox } from '#application/ports/outbox.ts'
import { countWaiting, type Waiting } from '#domain/outbox/outbox.ts'

const waitingMachine = resourceMachine<undefined, Waiting>('waiting')

/** What waits on this device for its author to sign in (AUTH-19). */
export const waiting = ({ outbox }: Readonly<{ outbox: Pick<Outbox, 'all'> }>) =>
  waitingMachine.provide({ actors: { load: fromReading(() => pipe(outbox.all(), TaskEither.map(countWaiting))) } })
