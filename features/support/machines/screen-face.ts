import type { LatePart } from '#ui/view/late.ts'
import type { Group, Question } from '../driver.ts'
import type { Likeness } from '../profile-tasks.ts'

/** What may be asked, by what is said, and by what yes and no are for the machine that asks. */
export type Asked = Readonly<{ question: Question; confirm: () => void; cancel: () => void }>

/** A field as its machine has it. */
export type Field = Readonly<{
  read: () => string
  write: (value: string) => void
  /** Sends what stands in it, where that can be done. */
  send?: (() => void) | undefined
  /** Whether it can be written, where not everything can; what can comes with what is read. */
  offers?: (value: string) => boolean
}>

/** A switch or a checkbox as its machine has it. */
export type Choice = Readonly<{ isOn: () => boolean; flip: () => void }>

/** A row of a list. */
export type RowFace = Readonly<{
  /** What it says, its name or title first. */
  lines: readonly string[]
  isPicked: boolean
  open: () => void
  /** Where the ways in it lead. */
  links: readonly string[]
}>

/** A long list of which some rows are not read yet. */
export type ListFace = Readonly<{
  /** How many rows there are, read or not. */
  length: number
  groups: readonly Group[]
  /** The lines that name those after them. */
  headings: readonly string[]
  /** Whether the row at a place, counted from 0, is there to read. */
  isThere: (place: number) => boolean
  /** Goes to a place. */
  see: (place: number) => void
}>

/** The filters of a screen, and the way to close the tour beside them. */
export type Filters = Readonly<{
  areShown: () => boolean
  toggle: () => void
  /** What the tour says; undefined while it is not on show. */
  tour: () => string | undefined
  close: () => void
}>

/** What a screen without a screen is: its machines by the words that stand beside things in the interface. */
export type ScreenFace = Readonly<{
  texts: () => readonly string[]
  /** The title of what is read. */
  title?: () => string
  /** By label; only what is there now. */
  fields?: () => Readonly<Record<string, Field>>
  /** Switches and checkboxes, by label. */
  choices?: () => Readonly<Record<string, Choice>>
  /** What the interface says is wrong with a field or with choices. */
  problemAt?: (label: string) => Readonly<{ problem: string | undefined }> | undefined
  /** Buttons by what they say; only what can be pressed now. */
  actions?: () => Readonly<Record<string, () => void>>
  /** What its tabs say, in their order. */
  tabs?: () => readonly string[]
  /** The labels of the choices that stand together under a label. */
  choicesOf?: (label: string) => readonly string[]
  /** Its headings with what is gathered under each. */
  groups?: () => readonly Group[]
  /** What its rows are called, from the first down. */
  titles?: () => readonly string[]
  /** Whether something is under way for a button: a press does nothing meanwhile. */
  isBusy?: (label: string) => boolean
  rows?: () => readonly RowFace[]
  headings?: () => readonly string[]
  /** Its parts that come late, as a phone shows them. */
  parts?: () => readonly LatePart<object>[]
  /** What is advertised now, line by line. */
  banners?: () => readonly (readonly string[])[]
  /** The long list of the screen, if it has one now. */
  list?: () => ListFace | undefined
  /** Stars by what is rated; those that can be given now can be. */
  ratings?: () => Readonly<Record<string, Readonly<{ value: number; rate?: ((stars: number) => void) | undefined }>>>
  /** What is read under a title. */
  under?: (title: string) => readonly string[]
  /** The filters that the top bar shows and hides, with the tour that points there. */
  filters?: () => Filters | undefined
  /** Whether leaving is asked about first. Whoever leaves is led on afterwards, unless what was here before is back enough. */
  holds?: (lead: () => void, isBack: boolean) => boolean
  /** Something has changed on the screen: whoever may leave now is led on. */
  settle?: () => void
  /** What a search offers meanwhile. */
  options?: () => readonly Readonly<{ label: string; press: () => void }>[]
  /** What stands for the person whom the screen is about. */
  likeness?: () => Likeness | undefined
  /** Gives a picture to the screen. */
  openPicture?: (file: Blob) => void
  /** What is being asked, on top of the screen. */
  question?: () => Asked | undefined
  /** Its parts that can be tried again, and whether each has failed. */
  retriable?: () => readonly Readonly<{ hasFailed: boolean; retry: () => void }>[]
}>
