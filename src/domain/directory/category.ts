import type { Id } from '#domain/id.ts'

export type CategoryId = Id<'Category'>

/** What an activity is; its number is undefined where only its name is told. */
export type CategoryName = Readonly<{
  id: CategoryId | undefined
  name: string
  /** File name of its icon on a map, 30 x 30 (DIR-04). */
  icon: string | undefined
}>

/** What an activity or a contact is: a filter that is offered (DIR-07). */
export type Category = CategoryName & Readonly<{ id: CategoryId }>

/** Things of one kind under the category they share (DIR-06). */
export type InCategory<Thing> = Readonly<{ category: CategoryName; things: readonly Thing[] }>
