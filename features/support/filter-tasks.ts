/** The filters of a screen, shown and hidden from its top bar (SHELL-05), and the tour about them (SHELL-09). */
export interface FilterTasks {
  readonly toggle: () => Promise<void>
  readonly areShown: () => Promise<boolean>
  /** The text of the tour; undefined while it is hidden. */
  readonly tour: () => Promise<string | undefined>
  readonly closeTour: () => Promise<void>
}
