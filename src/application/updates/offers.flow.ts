import { installation } from '#application/installation/installation.implementations.ts'
import type { FlowGiven } from '#application/kit/app.ts'
import { updates } from './updates.implementations.ts'

/** Opens what the app offers by itself, for as long as it runs: newer versions, and its installation. */
export const openOffers = ({ piazza, ports }: FlowGiven): void => {
  piazza.open('updates', updates(ports), undefined)
  piazza.open('installation', installation(ports), undefined)
}
