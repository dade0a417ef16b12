/** What was read last of some kind of thing, kept in memory: whoever comes back to it sees it at once, while it is read anew. */
export type Recall<Key, Value> = ReturnType<typeof createRecall<Key, Value>>

/** Remembers as many as told; the one that was kept or kept anew longest ago goes first. */
export const createRecall = <Key, Value>(most: number) => {
  const kept = new Map<Key, Value>()
  return {
    of: (key: Key): Value | undefined => kept.get(key),
    keep: (key: Key, value: Value): void => {
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
    forget: (): void => kept.clear(),
  }
}
