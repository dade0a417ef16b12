type Listener<A> = (value: A) => void

/** The listeners of one kind of event. A listener added twice is called twice; a removed one is not called. */
export const createListeners = <A>() => {
  const listeners = new Set<{ readonly call: Listener<A> }>()
  return {
    /** Subscribes until the returned function is called. */
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
          // An error in one listener is reported as uncaught and does not affect the others.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}
