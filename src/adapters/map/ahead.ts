/** Makes a load one that may be begun ahead: nothing is loaded twice for one that was begun and then taken. */
export const ahead = <A>(load: () => Promise<A>) => {
  let begun: Promise<A> | undefined
  return {
    /** Begins to load. What does not come is not reported: `take` asks again. */
    begin: (): void => {
      begun = load()
      begun.catch(() => {})
    },
    /** What was begun, for the first who asks; whoever asks afterwards loads anew, as what is loaded may have changed. */
    take: (): Promise<A> => {
      const taken = begun?.catch(load)
      begun = undefined
      return taken ?? load()
    },
  }
}
