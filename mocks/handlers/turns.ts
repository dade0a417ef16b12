/**
 * Lets what changes a collection happen one after the other: a collection takes a moment to take in a record, and a
 * double tap must find the first one there (fault 28).
 */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <A>(act: () => Promise<A>): Promise<A> => {
    const next = last.then(act)
    last = next.catch(() => {})
    return next
  }
}
