/** Runs once the page is idle, or after a maximum wait in milliseconds. */
export const whenIdle = (patience?: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), patience === undefined ? {} : { timeout: patience })
    else setTimeout(resolve, 0)
  })
