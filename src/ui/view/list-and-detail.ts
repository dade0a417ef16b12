import type { Question } from './parts.ts'

/**
 * A list, and one thing of it that is open over it: of the two only that one is read then. In a wide window it stands
 * beside the list.
 */
export type ListAndDetail<List extends object, Detail extends object> = Readonly<{
  kind: 'listAndDetail'
  /** What the list is called. */
  title: string
  list: List
  detail: Detail | undefined
  /** Where there is room beside the list and nothing is open: it asks for a choice, once there is one. */
  beside: Readonly<{ title: string; text: string }> | undefined
  /** A question that lies over both. */
  question: Question | undefined
}>
