import * as Either from 'fp-ts/lib/Either.js'
import type { Scope } from '#application/kit/scope.ts'
import { searchOf } from '#domain/search/search.ts'

/**
 * The recent searches of this device, newest first, as a part of the search (DIR-08). A convenience only: when nothing can be
 * stored, no error is shown.
 */
export const openRecentSearches = ({ ports: { recentSearches }, changed }: Pick<Scope, 'ports' | 'changed'>) => {
  let recent: readonly string[] = []
  const show = (all: readonly string[]): void => {
    recent = all
    changed()
  }
  const recall = async (): Promise<void> => show(Either.getOrElse(() => recent)(await recentSearches.all()()))
  const store = async (text: string): Promise<void> => {
    await recentSearches.keep(text)()
    await recall()
  }
  void recall()
  return {
    now: () => recent,
    /** Stores what is typed; a text too short to be searched is none. */
    keep: (typed: string): void => {
      const text = searchOf(typed)
      if (text !== '') void store(text)
    },
    forget: (): void => {
      show([])
      void recentSearches.forget()()
    },
  }
}
