import type { Presence } from '#application/ports/device-state.ts'
import { fromSource } from './from-source.ts'

/** Events about the citizen's presence. */
export type PresenceNews = Readonly<{ type: 'presence.gained' } | { type: 'presence.lost' }>

export const isInSight = (presence: Presence): boolean => presence.isVisible()
/** Visible and online. */
export const isInReach = (presence: Presence): boolean => presence.isVisible() && presence.isOnline()

/**
 * Tells whether the citizen is present, as an actor: at first, and at each change of visibility or network. By default
 * present means visible and online; `isInSight` tells visibility only.
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
