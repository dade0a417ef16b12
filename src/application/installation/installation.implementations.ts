import { fromPort } from '#application/kit/from-port.ts'
import type { Installation } from '#application/ports/installation.ts'
import { installationMachine } from './installation.machine.ts'

export const installation = ({ installation: port }: Readonly<{ installation: Installation }>) =>
  installationMachine.provide({
    actors: {
      visit: fromPort(port.visit),
      ready: fromPort(port.ready),
      noteOffered: fromPort(port.noteOffered),
      install: fromPort(port.install),
    },
  })
