import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { Device } from '#application/ports/device.ts'
import type { Registrations } from '#application/ports/registrations.ts'
import { applicantOf, type RegistrationEntries } from '#domain/registration/registration.ts'
import { registrationFormMachine, registrationMachine } from './registration.machine.ts'

type Given = Readonly<{ registrations: Registrations; device: Pick<Device, 'privacyChoice' | 'rememberPrivacy'> }>

/**
 * Converts the entries to a registration; the device sends the citizen's privacy choice from then on (AUTH-13). It is
 * stored first, so that it stays where the page is closed before the answer; a refused registration takes it back, and one
 * of which nobody knows whether it has arrived does not.
 */
const register =
  ({ registrations, device }: Given) =>
  ({ values }: Readonly<{ values: RegistrationEntries }>) => {
    const applicant = applicantOf(values)
    const before = device.privacyChoice()
    device.rememberPrivacy(applicant.privacyAccepted)
    return pipe(
      registrations.register(applicant),
      TaskEither.mapLeft((failure) => {
        if (failure._tag === 'Refused' || failure._tag === 'UsernameTaken') device.rememberPrivacy(before)
        return failure
      }),
    )
  }

export const registration = (ports: Given) =>
  registrationMachine.provide({
    actors: {
      check: fromReading(ports.registrations.isAvailable),
      form: registrationFormMachine.provide({
        actors: { send: fromPort(({ values }) => register(ports)({ values })) },
      }),
    },
  })
