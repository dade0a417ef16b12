/** The field that searches (DIR-08). */
export interface SearchboxTasks {
  /** Types into the field without submitting. */
  readonly type: (words: string) => Promise<void>
  /** Submits the field, like the search key of the keyboard. */
  readonly send: () => Promise<void>
  /** The text of the field. */
  readonly typed: () => Promise<string>
}
