import type { Presence } from '#application/ports/device-state.ts'
import { fromSource } from './from-source.ts'

/** The citizen is back: the app is in sight again, or the network is there again. */
export type Returned = Readonly<{ type: 'citizen.returned' }>

/** Tells each return to the app: what was read before it went out of sight, or offline, may be old by now. */
export const fromReturn = (presence: Presence) =>
  fromSource<Returned>((tell) => {
    const isHere = () => presence.isVisible() && presence.isOnline()
    let wasHere = isHere()
    return presence.watch(() => {
      if (isHere() && !wasHere) tell({ type: 'citizen.returned' })
      wasHere = isHere()
    })
  })
