import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { Agreements } from '#application/ports/agreements.ts'
import type { Device } from '#application/ports/device.ts'
import type { Policy } from '#domain/profile/profile.ts'
import { type Agreement, DEVICE_POLICY } from '#domain/registration/agreement.ts'
import { agreementMachine, agreementReadingMachine } from './agreement.machine.ts'

type Given = Readonly<{ agreements: Agreements; device: Pick<Device, 'rememberPrivacy'> }>

/** The agreement to one document; the privacy field of the device follows it, read or saved (AUTH-13). */
export const agreement = ({ agreements, device }: Given) => {
  const followed = (policy: Policy) =>
    TaskEither.map((known: Agreement) => {
      if (policy === DEVICE_POLICY) device.rememberPrivacy(known.agreed)
      return known
    })
  return agreementMachine.provide({
    actors: {
      reading: agreementReadingMachine.provide({
        actors: { load: fromReading(({ query }, signal) => pipe(agreements.read(query, signal), followed(query))) },
      }),
      save: fromPort(({ policy, agreed }) => pipe(agreements.save(policy, agreed), followed(policy))),
    },
  })
}
