import type { Id } from '#domain/id.ts'

export type CategoryId = Id<'Category'>

/** What an activity or a contact is: a filter that is offered (DIR-07). */
export type Category = Readonly<{
  id: CategoryId
  name: string
  /** File name of its icon on a map, 30 x 30 (DIR-04). */
  icon: string | undefined
}>

/** Things of one kind under the category they share (DIR-06). */
export type InCategory<Thing> = Readonly<{ category: Category; things: readonly Thing[] }>
