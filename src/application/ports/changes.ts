/** What other tabs of this device change at the server. */
export interface Changes {
  /** Calls the listener after each change that another tab has made, until the returned function is called. */
  readonly watch: (listener: () => void) => () => void
}
