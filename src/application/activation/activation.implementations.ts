import { fromPort } from '#application/kit/from-port.ts'
import type { Registrations } from '#application/ports/registrations.ts'
import { activationFormMachine, activationMachine } from './activation.machine.ts'

export const activation = ({ registrations }: Readonly<{ registrations: Registrations }>) =>
  activationMachine.provide({
    actors: {
      form: activationFormMachine.provide({
        actors: { send: fromPort(({ values }) => registrations.activate(values.code.trim())) },
      }),
    },
  })
