import type { FlowGiven } from '#application/kit/app.ts'
import { updatesMachine } from './updates.machine.ts'
import { installationMachine } from '#application/app/installation/installation.machine.ts'

/** Opens what the app offers by itself, for as long as it runs: newer versions, and its installation. */
export const openOffers = ({ piazza, ports }: FlowGiven): void => {
  piazza.open('updates', updatesMachine(ports), undefined)
  piazza.open('installation', installationMachine(ports), undefined)
}
