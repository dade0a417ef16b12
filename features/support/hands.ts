/** What someone works the app with when it is all they have. */
export const MEANS = ['a keyboard', 'a finger'] as const
export type Means = (typeof MEANS)[number]

/** The app worked by one means alone. Fields and buttons go by what stands on or beside them. */
export interface Hands {
  readonly write: (field: string, words: string) => Promise<void>
  readonly tick: (choice: string) => Promise<void>
  /** Presses a button, or takes a way. */
  readonly press: (name: string) => Promise<void>
  /** Whether a button or a way is there to be pressed. */
  readonly offers: (name: string) => Promise<boolean>
  /** Chooses a photo where the device offers its files. */
  readonly choosePhoto: (button: string) => Promise<void>
}

/** A window of some width in CSS pixels, and one means to work it. */
export type TakeUp = (means: Means, width: number) => Promise<Hands>
