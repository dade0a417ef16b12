/**
 * A storage that lives as long as the page: for browsers that block theirs (fault 30), and for processes without a
 * browser.
 */
export const memoryStorage = (): Storage => {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}
