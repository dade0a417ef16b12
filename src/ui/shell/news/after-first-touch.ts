/** How long after the first touch its page rests, in milliseconds: what was touched answers first. */
const REST = 200

/**
 * Runs some work once, shortly after the first touch or key: for what a page needs next but not first. The returned
 * function cancels it.
 */
export const afterFirstTouch = (work: () => void): (() => void) => {
  const started = new AbortController()
  let rest: ReturnType<typeof setTimeout> | undefined
  const touched = (): void => {
    started.abort()
    rest = setTimeout(work, REST)
  }
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, touched, { passive: true, signal: started.signal })
  return () => {
    started.abort()
    clearTimeout(rest)
  }
}
