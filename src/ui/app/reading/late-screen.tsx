import { useState } from 'react'
import { type Drawn, lazy } from '#ui/components/lazy.tsx'

/** A screen that is fetched when it is needed, and at once where it is already known that it will be. */
export type LateScreen = Drawn<object> & { readonly preload: () => Promise<void> }

/** Makes a screen of its module. One that was loaded before it is shown appears with the first rendering, without a wait. */
export const lateScreen = (load: () => Promise<{ default: Drawn<object> }>): LateScreen => {
  let loaded: Drawn<object> | undefined
  const preload = async () => {
    loaded = (await load()).default
  }
  const Waiting = lazy(load)
  const Screen = () => {
    // Decided once: a screen that began by waiting stays the one it is.
    const [View] = useState<Drawn<object>>(() => loaded ?? Waiting)
    return <View />
  }
  return Object.assign(Screen, { preload })
}
