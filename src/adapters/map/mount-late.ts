/** As much of the options of any map as its mounting minds. */
type Mounted = Readonly<{ font: string; onFailed: () => void }>

/** A map that is on its way, and what is asked of it meanwhile. */
export type LateMap<Handle> = Readonly<{
  ask: (task: (map: Handle) => void) => void
  destroy: () => void
}>

/**
 * A map whose drawing is fetched with the first one. What is asked of it before it has come waits for it; a map that was
 * thrown away meanwhile is not drawn at all. Whatever breaks is told once, and nothing of the map is left.
 */
export const mountLate = <Options extends Mounted, Handle extends Readonly<{ destroy: () => void }>>(
  element: HTMLElement,
  options: Options,
  load: () => Promise<(element: HTMLElement, options: Options) => Handle>,
): LateMap<Handle> => {
  let isGone = false
  const fail = () => {
    if (isGone) return
    isGone = true
    element.replaceChildren()
    options.onFailed()
  }
  // Words are drawn once, as pictures: in the right letters only when those have come.
  const letters = globalThis.document?.fonts?.load(`600 14px ${options.font}`).catch(() => undefined)
  const drawn: Promise<Handle | undefined> = Promise.all([load(), letters])
    .then(([draw]) => (isGone ? undefined : draw(element, { ...options, onFailed: fail })))
    .catch(() => {
      fail()
      return undefined
    })
  const ask = (task: (map: Handle) => void) => void drawn.then((map) => (map ? task(map) : undefined)).catch(fail)
  return {
    ask,
    destroy: () => {
      isGone = true
      ask((map) => map.destroy())
    },
  }
}
