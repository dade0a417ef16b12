/** How long after the page what is so today comes by itself, in milliseconds: who reads by ear never scrolls to it. */
const BY_ITSELF = 3_000
/** What shows that somebody is at the page and wants more of it. */
const HANDS = ['pointerdown', 'keydown', 'scroll']

let wasDue = false

/**
 * [decided] When the code of what is so today is fetched (HOME-04): at once where it costs nobody the first page, because it
 * is on the device already (a service worker answers, or it came earlier in this visit) or because somebody is signed in.
 * On a first visit it comes with the first touch, key or scroll, and by itself a while after the page. `come` may be called
 * more than once, also by whoever has left Home meanwhile.
 */
export const whenToday = (isSignedIn: boolean, come: () => void): void => {
  const due = () => {
    wasDue = true
    come()
  }
  setTimeout(due, wasDue || isSignedIn || navigator.serviceWorker?.controller ? 0 : BY_ITSELF)
  for (const hand of HANDS) addEventListener(hand, due, { capture: true, once: true })
}
