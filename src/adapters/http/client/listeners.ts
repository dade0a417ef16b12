type Listener<A> = (value: A) => void

/** Those who listen to one kind of news. A listener added twice is told twice; one that has left is told no more. */
export const createListeners = <A>() => {
  const listeners = new Set<{ readonly call: Listener<A> }>()
  return {
    /** Listens until the returned function is called. */
    add: (call: Listener<A>): (() => void) => {
      const entry = { call }
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    tell: (value: A): void => {
      for (const { call } of listeners) {
        try {
          call(value)
        } catch (error) {
          // One listener's defect is reported as uncaught and stops nobody else.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}
