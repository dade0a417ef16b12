import { fromPort } from '#application/kit/from-port.ts'
import type { Sharing } from '#application/ports/sharing.ts'
import { sharingMachine } from './sharing.machine.ts'

export const sharing = ({ sharing: port }: Readonly<{ sharing: Sharing }>) =>
  sharingMachine.provide({ actors: { share: fromPort(port.share) } })
