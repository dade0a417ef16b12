import type { SearchedCategory } from '#application/town/search/searched-categories.flow.ts'
import { inItalian } from '#domain/search/in-italian.ts'
import { wordsOf } from '#domain/search/marked.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import type { AppWay } from './app-ways.ts'
import { SHORTEST_WORD, wordFits } from './word-fits.ts'

/** [decided] How many categories a search shows. */
const MOST = 4

const long = (words: string): readonly string[] => wordsOf(words).filter(({ length }) => length >= SHORTEST_WORD)

const LISTS = { activities: 'activities.title', contacts: 'contacts.title' } as const

/**
 * The categories whose names have every word that is looked for, as it is written or in Italian: each leads to its list
 * (DIR-08).
 */
export const foundCategories = (
  categories: readonly SearchedCategory[],
  text: string,
  { say }: Pick<Speech, 'say'>,
): readonly AppWay[] => {
  const asked = [long(text), long(inItalian(text))].filter(({ length }) => length > 0)
  return categories
    .filter(({ category: { name } }) => {
      const known = wordsOf(name)
      return asked.some((words) => words.every((word) => known.some((one) => wordFits(word, one))))
    })
    .slice(0, MOST)
    .map(({ of, category: { id, name } }) => ({
      kind: 'row',
      key: `${of} ${id}`,
      open: way(name, `${SCREENS[of].path}?category=${id}`),
      where: say(LISTS[of]),
    }))
}
