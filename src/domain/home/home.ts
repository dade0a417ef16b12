import type { Id } from '#domain/id.ts'

/** An entry of Home that leads to a part of the app, as the municipality configured it (HOME-01). */
export type HomeEntry = Readonly<{
  id: Id<'HomeEntry'>
  title: string
  subtitle: string | undefined
  category: Readonly<{ id: Id<'HomeCategory'> | undefined; name: string }>
  /** A path of this app; validated before use. */
  path: string
  image: string | undefined
  visible: boolean
  position: number
}>

export type HomeSection = Readonly<{ id: Id<'HomeCategory'> | undefined; name: string; entries: readonly HomeEntry[] }>

/** The visible entries by category, both in the order given (HOME-01). */
export const homeSections = (entries: readonly HomeEntry[]): readonly HomeSection[] => {
  const visible = entries.filter((entry) => entry.visible).sort((a, b) => a.position - b.position)
  const categories = new Map(visible.map(({ category }) => [category.id, category]))
  return [...categories.values()].map(({ id, name }) => ({
    id,
    name,
    entries: visible.filter((entry) => entry.category.id === id),
  }))
}

/** A language of the app, as the server lists it (LANG-02). */
export type Language = Readonly<{ id: Id<'Language'>; code: string; name: string; icon: string | undefined }>
