import type { Question } from '../driver.ts'

/** What may be asked, by what is said, and by what yes and no are for the machine that asks. */
export type Asked = Readonly<{ question: Question; confirm: () => void; cancel: () => void }>

/** A field as its machine has it. */
export type Field = Readonly<{
  read: () => string
  write: (value: string) => void
  /** What the interface says is wrong with it. */
  problem?: () => string | undefined
}>

/** A switch or a checkbox as its machine has it. */
export type Choice = Readonly<{ isOn: () => boolean; flip: () => void; problem?: () => string | undefined }>

/** What a screen without a screen is: its machines by the words that stand beside things in the interface. */
export type ScreenFace = Readonly<{
  texts: () => readonly string[]
  /** The address has changed within the part of the app that the screen belongs to. */
  arrive?: (path: string) => void
  /** By label; only what is there now. */
  fields?: () => Readonly<Record<string, Field>>
  /** Switches and checkboxes, by label. */
  choices?: () => Readonly<Record<string, Choice>>
  /** Buttons by what they say; only what can be pressed now. */
  actions?: () => Readonly<Record<string, () => void>>
  /** Where whoever comes here is sent on to. */
  leadsTo?: string
  /** Whether leaving is asked about first. Whoever leaves is led on afterwards, unless what was here before is back enough. */
  holds?: (lead: () => void, isBack: boolean) => boolean
  /** What is being asked, on top of the screen. */
  question?: () => Asked | undefined
  /** Its parts that can be tried again, and whether each has failed. */
  retriable?: () => readonly Readonly<{ hasFailed: boolean; retry: () => void }>[]
}>
