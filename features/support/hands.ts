/** The only input device of a citizen. */
export const MEANS = ['a keyboard', 'a finger'] as const
export type Means = (typeof MEANS)[number]

/** The app used with one input device. Fields and buttons are found by their labels. */
export interface Hands {
  readonly write: (field: string, words: string) => Promise<void>
  readonly tick: (choice: string) => Promise<void>
  /** Presses a button or a link. */
  readonly press: (name: string) => Promise<void>
  /** Whether a button or a link can be pressed. */
  readonly offers: (name: string) => Promise<boolean>
  /** Chooses a photo in the file dialog of the device. */
  readonly choosePhoto: (button: string) => Promise<void>
}

/** Creates the tasks for a window width in CSS pixels and an input device. */
export type TakeUp = (means: Means, width: number) => Promise<Hands>
