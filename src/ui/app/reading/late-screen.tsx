import { type ComponentType, lazy, useState } from 'react'

/** A screen that is fetched when it is needed, and at once where it is already known that it will be. */
export type LateScreen = ComponentType & { readonly preload: () => Promise<void> }

/** Makes a screen of its module. One that was loaded before it is shown appears with the first rendering, without a wait. */
export const lateScreen = (load: () => Promise<{ default: ComponentType }>): LateScreen => {
  let loaded: ComponentType | undefined
  const preload = async () => {
    loaded = (await load()).default
  }
  const Waiting = lazy(load)
  const Screen = () => {
    // Decided once: a screen that began by waiting stays the one it is.
    const [View] = useState<ComponentType>(() => loaded ?? Waiting)
    return <View />
  }
  return Object.assign(Screen, { preload })
}
