import { useState } from 'react'
import { type Drawn, fetching, lazy } from '#ui/components/lazy.tsx'

/** A screen that is fetched when it is needed, and at once where it is already known that it will be. */
export type LateScreen = Drawn<object> & { readonly preload: () => Promise<void> }

/** Makes a screen of its module. One that was loaded before it is shown appears with the first rendering, without a wait. */
export const lateScreen = (load: () => Promise<{ default: Drawn<object> }>): LateScreen => {
  const fetched = fetching(load)
  const Waiting = lazy(fetched)
  const Screen = () => {
    // Decided once: a screen that began by waiting stays the one it is.
    const [View] = useState<Drawn<object>>(() => fetched.known() ?? Waiting)
    return <View />
  }
  return Object.assign(Screen, { preload: async () => void (await fetched()) })
}
