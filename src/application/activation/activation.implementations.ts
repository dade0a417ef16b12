import { inAnyCase } from '#application/kit/any-case.ts'
import { fromPort } from '#application/kit/from-port.ts'
import type { Registrations } from '#application/ports/registrations.ts'
import { activationFormMachine, activationMachine } from './activation.machine.ts'

export const activation = ({ registrations }: Readonly<{ registrations: Registrations }>) =>
  activationMachine.provide({
    actors: {
      form: activationFormMachine.provide({
        actors: { send: fromPort(({ values }) => inAnyCase(registrations.activate)(values.code)) },
      }),
    },
  })
