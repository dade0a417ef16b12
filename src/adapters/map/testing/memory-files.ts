type Entry = Readonly<{ body: ArrayBuffer; headers: Headers }>

/** A store of files in memory, as far as the app uses one; `refuse` may throw before a file is put into it. */
export const memoryFiles = (refuse: () => void = () => {}) => {
  const shelves = new Map<string, Map<string, Entry>>()
  const shelf = (name: string): Map<string, Entry> => {
    const known = shelves.get(name) ?? new Map<string, Entry>()
    shelves.set(name, known)
    return known
  }
  const files: Pick<CacheStorage, 'open' | 'match' | 'delete'> = {
    open: async (name) => {
      const own = shelf(name)
      return {
        put: async (address: string, answer: Response) => {
          refuse()
          own.set(address, { body: await answer.arrayBuffer(), headers: answer.headers })
        },
      } as unknown as Cache
    },
    match: async (address, { cacheName = '' } = {}) => {
      const entry = shelves.get(cacheName)?.get(String(address))
      return entry && new Response(entry.body, { headers: entry.headers })
    },
    delete: async (name) => shelves.delete(name),
  }
  return { files, names: (): readonly string[] => [...shelves.keys()] }
}
