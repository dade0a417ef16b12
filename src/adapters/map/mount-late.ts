/** The part of a map's options that its mounting needs. */
type Mounted = Readonly<{ font: string; onFailed: () => void }>

/**
 * A map whose code is loaded with the first map. Calls wait until it is loaded; a map removed meanwhile is not drawn. A
 * failure is reported once, and its element is emptied.
 */
export const mountLate = <Options extends Mounted, Handle extends Readonly<{ destroy: () => void }>>(
  element: HTMLElement,
  options: Options,
  load: () => Promise<(element: HTMLElement, options: Options) => Handle>,
) => {
  let isGone = false
  const fail = () => {
    if (isGone) return
    isGone = true
    element.replaceChildren()
    options.onFailed()
  }
  // Labels are drawn once, as pictures: they need the loaded font.
  const letters = globalThis.document?.fonts?.load(`600 14px ${options.font}`).catch(() => undefined)
  const drawn: Promise<Handle | undefined> = Promise.all([load(), letters])
    .then(([draw]) => (isGone ? undefined : draw(element, { ...options, onFailed: fail })))
    .catch(() => {
      fail()
      return undefined
    })
  const ask = (task: (map: Handle) => void) => void drawn.then((map) => (map ? task(map) : undefined)).catch(fail)
  return {
    /** Does something with the map, once it is there. */
    ask,
    destroy: () => {
      isGone = true
      ask((map) => map.destroy())
    },
  }
}
