/** What takes time to load, and may be begun before it is needed. */
export type Ahead<A> = Readonly<{
  /** Begins to load. What does not come is not reported: `take` asks again. */
  begin: () => void
  /** What was begun, for the first who asks; whoever asks afterwards loads anew, as what is loaded may have changed. */
  take: () => Promise<A>
}>

/** Makes a load one that may be begun ahead: nothing is loaded twice for one that was begun and then taken. */
export const ahead = <A>(load: () => Promise<A>): Ahead<A> => {
  let begun: Promise<A> | undefined
  return {
    begin: () => {
      begun = load()
      begun.catch(() => {})
    },
    take: () => {
      const taken = begun?.catch(load)
      begun = undefined
      return taken ?? load()
    },
  }
}
