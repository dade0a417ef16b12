import type { Scope } from './scope.ts'
import { typedFilterMachine } from './typed-filter.machine.ts'

/** A list with a text filter: what it asks for, and how it is asked for something else. */
type Filtered<Query> = Readonly<{ query: () => Query; ask: (query: Query) => void }>

/**
 * The text filter of a list: what is typed filters once it has rested; any other change applies at once, together with
 * what is just being typed. `filterOf` computes the effective filter.
 */
export const openFilteredQuery = <Query extends Readonly<{ text: string }>>(
  { run, onClose }: Scope,
  filterOf: (typed: string) => string,
  { query, ask }: Filtered<Query>,
) => {
  const filter = run(typedFilterMachine('listFilter', filterOf), { typed: query().text })
  const filtering = filter.subscribe(({ context: { text } }) => {
    if (text !== query().text) ask({ ...query(), text })
  })
  onClose(() => filtering.unsubscribe())
  const typed = () => filter.getSnapshot().context.typed
  return {
    typed,
    type: (text: string) => filter.send({ type: 'filter.typed', text }),
    /** The text that an address asks for stands in the field. */
    put: (text: string) => filter.send({ type: 'filter.put', text }),
    change: (change: Partial<Query>) => {
      ask({ ...query(), text: filterOf(typed()), ...change })
      filter.send({ type: 'filter.applied' })
    },
  }
}
