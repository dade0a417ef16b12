import { useEffect, useReducer } from 'react'

/** Draws the component anew after changes, at most once a frame. */
export const useChanges = (hear: (listener: () => void) => () => void): void => {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    let frame: number | undefined
    const end = hear(() => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        draw()
      })
    })
    return () => {
      end()
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [hear])
}
