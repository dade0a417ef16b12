/** What is typed, switched and pressed, by what stands beside it: the same for every form of the app. */
export interface FormTasks {
  /** Types over what a field says; of a list of choices it takes the one so called. */
  readonly fill: (field: string, value: string) => Promise<void>
  readonly valueOf: (field: string) => Promise<string>
  /** What is wrong with a field, said beside it; undefined when nothing is. */
  readonly problemOf: (field: string) => Promise<string | undefined>
  readonly flip: (choice: string) => Promise<void>
  /** Two taps where one was meant. */
  readonly flipTwice: (choice: string) => Promise<void>
  readonly isOn: (choice: string) => Promise<boolean>
  /** Presses a button, or takes a way that looks like one. */
  readonly tap: (action: string) => Promise<void>
  readonly tapTwice: (action: string) => Promise<void>
  /** Whether it can be pressed now. */
  readonly offers: (action: string) => Promise<boolean>
}
