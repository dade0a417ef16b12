import type { Look } from '#application/ports/device-state.ts'

/** The look of the device: light where it asks for it. */
const device = () => matchMedia('(prefers-color-scheme: light)')
let chosen: Look = 'dark'
let isFollowing = false

const show = (): void => {
  const { dataset } = document.documentElement
  dataset['look'] = chosen === 'device' ? (device().matches ? 'light' : 'dark') : chosen
  const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (scheme) scheme.content = dataset['look']
  // The browser's own bar is of the ground that the look, or the town, gives the page.
  if (bar) bar.content = getComputedStyle(document.documentElement).backgroundColor
}

/** Draws the app in a look from now on: what the style sheets know it by, and what the browser draws around the page. */
export const drawIn = (look: Look): void => {
  if (look === 'dark' && chosen === 'dark') return
  chosen = look
  show()
  if (isFollowing) return
  isFollowing = true
  device().addEventListener('change', show)
}
