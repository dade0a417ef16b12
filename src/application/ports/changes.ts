/** What other tabs of this device change at the server. */
export interface Changes {
  /**
   * Calls the listener after each change that another tab has made, until the returned function is called.
   * `isAboutCitizen`: it may have changed who the citizen is, or where they live.
   */
  readonly watch: (listener: (isAboutCitizen: boolean) => void) => () => void
}
