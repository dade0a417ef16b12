import { type ComponentType, lazy, useState } from 'react'

/** A screen that is fetched when it is needed, and at once where it is already known that it will be. */
export type LateScreen = ComponentType & { readonly fetch: () => Promise<void> }

/** Makes a screen of its module. One that was fetched before it is shown appears with the first rendering, without a wait. */
export const lateScreen = (load: () => Promise<{ default: ComponentType }>): LateScreen => {
  let fetched: ComponentType | undefined
  const fetch = async () => {
    fetched = (await load()).default
  }
  const Waiting = lazy(load)
  const Screen = () => {
    // Decided once: a screen that began by waiting stays the one it is.
    const [View] = useState<ComponentType>(() => fetched ?? Waiting)
    return <View />
  }
  return Object.assign(Screen, { fetch })
}
