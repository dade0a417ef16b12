import * as Either from 'fp-ts/lib/Either.js'
import type { Task } from 'fp-ts/lib/Task.js'
import type { Scope } from '#application/kit/scope.ts'
import { searchOf } from '#domain/search/search.ts'

/**
 * The recent searches of this device, newest first, as a part of the search (DIR-08). A convenience only: when nothing can be
 * stored, no error is shown.
 */
export const openRecentSearches = ({ ports: { recentSearches }, changed }: Pick<Scope, 'ports' | 'changed'>) => {
  let recent: readonly string[] = []
  /** Counts what was asked of them: what is read of the device for an earlier turn is not shown. */
  let turns = 0
  const show = (all: readonly string[]): void => {
    recent = all
    changed()
  }
  /** Shows those of the device, once something was stored. */
  const recall = async (storing?: Task<unknown>): Promise<void> => {
    turns += 1
    const turn = turns
    if (storing) await storing()
    const all = Either.getOrElse(() => recent)(await recentSearches.all()())
    if (turn === turns) show(all)
  }
  void recall()
  return {
    now: () => recent,
    /** Stores what is typed; a text too short to be searched is none. */
    keep: (typed: string): void => {
      const text = searchOf(typed)
      if (text !== '') void recall(recentSearches.keep(text))
    },
    forget: (): void => {
      turns += 1
      show([])
      void recentSearches.forget()()
    },
  }
}
