import * as seen from './search.selectors.ts'
import { openDocument } from '#application/kit/document.ts'
import { followMyTown } from '#application/town/my-town/my-town.flow.ts'
import type { Scope } from '#application/kit/scope.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import { ownResultsFirst } from '#domain/directory/my-town.ts'
import type { ProvinceId } from '#domain/search/search.ts'
import type { SearchWish } from './search-wish.ts'
import { openRecentSearches } from './recent-searches.flow.ts'
import { openSearchedCategories } from './searched-categories.flow.ts'
import { searchMachine } from './search.machine.ts'

/** What an address asks for, and the language in which its page is read. */
type Asked<Language> = Readonly<{ wish: SearchWish; language: Language }>

/**
 * The global search while its screen is open; it publishes its query, and the URL follows (DIR-08). `fetchGuide` loads the
 * guide, which is searched as well, once something is looked for.
 */
export const openSearch =
  <Language extends string, Guide>(fetchGuide: (language: Language) => Promise<Guide>) =>
  (scope: Scope, first: Asked<Language>) => {
    const actor = scope.run(searchMachine(scope.ports), { wish: first.wish })
    const town = followMyTown(scope)
    const guide = openDocument(scope, fetchGuide)
    const categories = openSearchedCategories(scope)
    const recent = openRecentSearches(scope)
    const keep = () => recent.keep(actor.getSnapshot().context.typed)
    const seekBeside = ({ wish, language }: Asked<Language>): void => {
      if (wish.text === '') return
      guide.ask(language)
      categories.ask()
    }
    seekBeside(first)
    return {
      ask: (asked: Asked<Language>) => {
        actor.send({ type: 'wish.changed', wish: asked.wish })
        seekBeside(asked)
      },
      now: () => {
        const snapshot = actor.getSnapshot()
        const results = snapshot.children.results
        const provinces = snapshot.children.provinces
        const provincesNow = provinces?.getSnapshot()
        const found = seen.searchView(snapshot, results?.getSnapshot(), provincesNow)
        return {
          found: { ...found, groups: ownResultsFirst(found.groups, town()) },
          /** One's own municipality. */
          town: town(),
          /** The guide; undefined until it was read. */
          guide: guide.now()?.value,
          /** The categories of the directory that are known so far. */
          categories: categories.now(),
          moment: scope.ports.clock.now(),
          typed: snapshot.context.typed,
          wish: snapshot.context.wish,
          recent: recent.now(),
          isTooShort: seen.isTooShort(snapshot),
          offered: seen.offeredProvinces(provincesNow),
          haveProvincesFailed: seen.haveProvincesFailed(provincesNow),
          type: (text: string) => actor.send({ type: 'text.typed', text }),
          submit: () => {
            actor.send({ type: 'search.submitted' })
            keep()
          },
          /** Undefined for all provinces. */
          lookIn: (province: ProvinceId | undefined) => actor.send({ type: 'province.chosen', province }),
          chooseRecent: (text: string) => {
            actor.send({ type: 'recent.chosen', text })
            keep()
          },
          forgetRecent: recent.forget,
          /** A result was opened: its search is added to the recent ones. */
          take: keep,
          retry: () =>
            ((found.failed === 'provinces' ? provinces : results) ?? actor).send({ type: 'retry.requested' }),
          retryProvinces: () => provinces?.send({ type: 'retry.requested' }),
          requireSignIn: sessionNow(scope.piazza).requireSignIn,
        }
      },
    }
  }

export type SearchNow<Guide> = ReturnType<ReturnType<ReturnType<typeof openSearch<string, Guide>>>['now']>
