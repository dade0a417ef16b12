/**
 * Serialises the changes of a collection: a double tap must find the first record, and adding a record is asynchronous
 * (fault 28).
 */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <A>(act: () => Promise<A>): Promise<A> => {
    const next = last.then(act)
    last = next.catch(() => {})
    return next
  }
}
