import type { Presence } from '#application/ports/device-state.ts'
import { fromSource } from './from-source.ts'

/** What flows hear of the citizen's presence. */
export type PresenceNews = Readonly<{ type: 'presence.gained' } | { type: 'presence.lost' }>

export const isInSight = (presence: Presence): boolean => presence.isVisible()
const isInReach = (presence: Presence): boolean => presence.isVisible() && presence.isOnline()

/**
 * Tells whether the citizen is present: at first, and whenever the app came into sight or went out of it, or the network
 * came or went. By default they are present while the app is in sight and online; `isInSight` asks for the sight alone.
 */
export const fromPresence = (presence: Presence, isPresent = isInReach) =>
  fromSource<PresenceNews>((tell) => {
    let before = ''
    const say = () => {
      const now = `${presence.isVisible()} ${presence.isOnline()}`
      if (now !== before) tell({ type: isPresent(presence) ? 'presence.gained' : 'presence.lost' })
      before = now
    }
    say()
    return presence.watch(say)
  })
