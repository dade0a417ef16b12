import type { Question } from './parts.ts'

/** A list, and one item open over it: then only the item is read. In a wide window it is beside the list. */
export type ListAndDetail<List extends object, Detail extends object> = Readonly<{
  kind: 'listAndDetail'
  /** The title of the list. */
  title: string
  list: List
  detail: Detail | undefined
  /** The placeholder beside the list when nothing is open: it invites to choose, once there are items. */
  beside: Readonly<{ title: string; text: string }> | undefined
  /** A confirmation over both. */
  question: Question | undefined
}>
