/** Tasks of all forms of the app, by the labels of fields and buttons. */
export interface FormTasks {
  /** Replaces the content of a field, or selects an option. */
  readonly fill: (field: string, value: string) => Promise<void>
  readonly valueOf: (field: string) => Promise<string>
  /** Whether something can be written in it, or chosen there. */
  readonly isOpen: (field: string) => Promise<boolean>
  /** The error of a field; undefined when there is none. */
  readonly problemOf: (field: string) => Promise<string | undefined>
  readonly flip: (choice: string) => Promise<void>
  /** A double tap. */
  readonly flipTwice: (choice: string) => Promise<void>
  readonly isOn: (choice: string) => Promise<boolean>
  /** Presses a button, or a link that looks like one. */
  readonly tap: (action: string) => Promise<void>
  /** Presses a button even while it is disabled, to no effect then. */
  readonly press: (action: string) => Promise<void>
  readonly tapTwice: (action: string) => Promise<void>
  /** Whether it is enabled. */
  readonly offers: (action: string) => Promise<boolean>
}
