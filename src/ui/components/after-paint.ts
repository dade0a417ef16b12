/**
 * Runs work after the next frame is painted: the citizen sees the response to a tap first, also on a slow phone where
 * the work takes longer than a frame.
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
