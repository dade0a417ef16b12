/** Once the page has nothing better to do; with a patience, in milliseconds, after that all the same. */
export const whenIdle = (patience?: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), patience === undefined ? {} : { timeout: patience })
    else setTimeout(resolve, 0)
  })
