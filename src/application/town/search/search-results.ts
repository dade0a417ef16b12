import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { Found, ProvinceResults } from '#domain/search/search.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { Ports } from '#application/ports/ports.ts'
import { soughtIn } from '#domain/search/asked-facts.ts'
import { inItalian } from '#domain/search/in-italian.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'

const resultsMachine = resourceMachine<Readonly<{ text: string }>, readonly Found[]>('searchResults', {
  keepsValue: true,
})
const provincesMachine = resourceMachine<Readonly<{ text: string }>, readonly ProvinceResults[]>('searchProvinces', {
  keepsValue: true,
})

/** The results that the town has pages for: the server knows nothing of what a town has switched off. */
const reachable = (results: readonly Found[], configuration: Ports['configuration']): readonly Found[] =>
  results.filter(({ kind }) => kind !== 'event' || isSwitchedOn(configuration, 'events'))

type ResultPorts = Pick<Ports, 'searches' | 'configuration'>

/** What is found everywhere, in any language. */
export const searchResults = ({ searches, configuration }: ResultPorts) =>
  resultsMachine.provide({
    actors: {
      load: fromReading(({ query }, signal) =>
        pipe(
          searches.everything(inItalian(soughtIn(query.text)), signal),
          TaskEither.map((all) => reachable(all, configuration)),
        ),
      ),
    },
  })

/** The same by province. */
export const provinceResults = ({ searches, configuration }: ResultPorts) =>
  provincesMachine.provide({
    actors: {
      load: fromReading(({ query }, signal) =>
        pipe(
          searches.byProvince(inItalian(soughtIn(query.text)), signal),
          TaskEither.map((all): readonly ProvinceResults[] =>
            all.map((one) => ({ ...one, results: reachable(one.results, configuration) })),
          ),
        ),
      ),
    },
  })
