/** Where a device is asked for something, and what may become of it. */

/** The steps of the walk that ask a device for something: an address and the button that is pressed there. */
export const STEP = {
  share: '/activity/3/event/3, Condividi',
  sharePlace: '/contact/2, Condividi',
  saveFile: '/activity/3/event/3, Aggiungi al calendario del dispositivo',
  remind: '/activity/3/event/3, Promemoria',
  listen: '/noticeSent/2, Ascolta',
  sendPosition: '/noticeSent/3, Invia la mia posizione',
  showPosition: '/contact?view=map, La mia posizione',
  reportPosition: '/report, Aggiungi la mia posizione',
  editProfile: '/profile/profile, Modifica i dati',
  choosePicture: '/profile/profile, una foto',
} as const
type Step = (typeof STEP)[keyof typeof STEP]
export type Said = Partial<Readonly<Record<Step, string>>>

export type Refusal = Readonly<{
  name: string
  act: () => void
  /** Nobody stays signed in on a device that keeps nothing: a visitor walks. */
  keepsNothing?: true
  /** What must be read after a step of the walk. */
  says?: Said
  /** What is not offered, as it cannot work. */
  lacks?: readonly Step[]
  /** The time that passes for what never answers, in milliseconds: where something must be said in the end, else everywhere. */
  later?: number
}>
