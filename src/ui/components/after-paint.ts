/**
 * Runs some work once the next frame is painted: whoever taps sees at once that they have, also on a slow phone where the
 * work takes longer than a frame.
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
