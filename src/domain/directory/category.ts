import type { Id } from '#domain/id.ts'

export type CategoryId = Id<'Category'>

/** The category of an activity; the id is undefined where only the name is known. */
export type CategoryName = Readonly<{
  id: CategoryId | undefined
  name: string
  /** File name of its icon on a map, 30 x 30 (DIR-04). */
  icon: string | undefined
}>

/** A category of activities or contacts, as a filter option (DIR-07). */
export type Category = CategoryName & Readonly<{ id: CategoryId }>

/** Items of one category (DIR-06). */
export type InCategory<Thing> = Readonly<{ category: CategoryName; things: readonly Thing[] }>

/** All of them, category after category. */
export type ByCategory<Thing> = readonly InCategory<Thing>[]
