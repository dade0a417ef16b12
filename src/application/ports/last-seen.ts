/** Whose screen it is: nobody else is shown it. */
export type Seer = 'citizen' | 'visitor'

/** What screens looked like when they were last seen: shown at the next visit until the app has started (SHELL-25). */
export interface LastSeen {
  /**
   * Keeps what stands at an address, as text. It is dropped where the device has no room, and where the session has begun
   * or ended since it was drawn.
   */
  readonly keep: (address: string, seer: Seer, drawn: string) => void
}
