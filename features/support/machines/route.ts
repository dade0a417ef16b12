/** The way a window has gone: where it is, and what lies behind. */
export const createRoute = () => {
  let entries: readonly string[] = []
  return {
    path: (): string => entries.at(-1) ?? '/',
    hasBegun: (): boolean => entries.length > 0,
    hasHistory: (): boolean => entries.length > 1,
    go: (path: string, replace: boolean): void => {
      entries = [...(replace ? entries.slice(0, -1) : entries), path]
    },
    back: (): void => {
      entries = entries.slice(0, -1)
    },
  }
}
