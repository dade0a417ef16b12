import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { Ports } from '#application/ports/ports.ts'
import { soughtIn } from '#domain/search/asked-facts.ts'
import { inItalian } from '#domain/search/in-italian.ts'
import type { Found, ProvinceResults } from '#domain/search/search.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import { searchMachine, searchProvincesMachine, searchResultsMachine } from './search.machine.ts'

export const search = ({
  searches,
  recentSearches,
  configuration,
}: Pick<Ports, 'searches' | 'recentSearches' | 'configuration'>) => {
  /** The results that the town has pages for: the server knows nothing of what a town has switched off. */
  const reachable = (results: readonly Found[]): readonly Found[] =>
    results.filter(({ kind }) => kind !== 'event' || isSwitchedOn(configuration, 'events'))
  return searchMachine.provide({
    actors: {
      results: searchResultsMachine.provide({
        actors: {
          load: fromReading(({ query }, signal) =>
            pipe(searches.everything(inItalian(soughtIn(query.text)), signal), TaskEither.map(reachable)),
          ),
        },
      }),
      provinces: searchProvincesMachine.provide({
        actors: {
          load: fromReading(({ query }, signal) =>
            pipe(
              searches.byProvince(inItalian(soughtIn(query.text)), signal),
              TaskEither.map((all): readonly ProvinceResults[] =>
                all.map((one) => ({ ...one, results: reachable(one.results) })),
              ),
            ),
          ),
        },
      }),
      recall: fromPort(() => recentSearches.all()),
      keep: fromPort(({ text }) => recentSearches.keep(text)),
      forget: fromPort(() => recentSearches.forget()),
    },
  })
}
