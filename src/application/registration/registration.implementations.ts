import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { Device } from '#application/ports/device.ts'
import type { Registrations } from '#application/ports/registrations.ts'
import { applicantOf, type RegistrationEntries } from '#domain/registration/registration.ts'
import { registrationFormMachine, registrationMachine } from './registration.machine.ts'

/** Converts the entries to a registration; the device sends the citizen's privacy choice from then on (AUTH-13). */
const register =
  ({ registrations, device }: Readonly<{ registrations: Registrations; device: Pick<Device, 'rememberPrivacy'> }>) =>
  ({ values }: Readonly<{ values: RegistrationEntries }>) => {
    const applicant = applicantOf(values)
    return pipe(
      registrations.register(applicant),
      TaskEither.map((message) => {
        device.rememberPrivacy(applicant.privacyAccepted)
        return message
      }),
    )
  }

export const registration = (ports: Parameters<typeof register>[0]) =>
  registrationMachine.provide({
    actors: {
      check: fromReading(ports.registrations.isAvailable),
      form: registrationFormMachine.provide({
        actors: { send: fromPort(({ values }) => register(ports)({ values })) },
      }),
    },
  })
