/** The measurements inside the page: these functions are sent to the page, so they use no outer scope. */

/** Times of the page's own clock, in milliseconds. */
export type Marks = { tapped: number; answered: number; painted: number; rows: number; setSize: number }
/** The result of one fling. */
export type Fling = { frames: number[]; mostRows: number; distance: number }
/**
 * The parameters of a long list: its scrolling element, the selector that shows it is loaded, its rows, and the pattern
 * of the path of its first page.
 */
export type Where = Readonly<{ scroller: string; come: string; rows: string; call: string }>
type Marked = typeof globalThis & { marks: Marks; fling: Fling | undefined }

/**
 * Starts recording: the next press, the answer of the first page, and the first frame with rows. Rows are searched in
 * each animation frame; a message posted from there sets the mark, after that frame has been laid out and painted.
 */
export const markMount = ({ come, call }: Where): void => {
  const marked = globalThis as Marked
  const marks: Marks = { tapped: 0, answered: 0, painted: 0, rows: 0, setSize: 0 }
  marked.marks = marks
  addEventListener('pointerdown', (event) => (marks.tapped = event.timeStamp), { capture: true, once: true })
  const answering = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const response = await answering(input, init)
    const url = input instanceof Request ? input.url : String(input)
    if (marks.answered === 0 && new RegExp(call).test(url)) marks.answered = performance.now()
    return response
  }
  const look = () => {
    const rows = document.querySelectorAll(come)
    if (marks.tapped === 0 || rows.length === 0) {
      requestAnimationFrame(look)
      return
    }
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      marks.painted = performance.now()
      marks.rows = rows.length
      marks.setSize = Number(rows[0]?.getAttribute('aria-setsize'))
    })
    port1.start()
    port2.postMessage(undefined)
  }
  requestAnimationFrame(look)
}

export const readMarks = (): Marks => (globalThis as Marked).marks

/**
 * Starts recording: the time between animation frames while the list scrolls, and the maximum number of rendered rows.
 */
export const watchFling = ({ scroller, rows: where }: Where): void => {
  const marked = globalThis as Marked
  const fling: Fling = { frames: [], mostRows: 0, distance: 0 }
  marked.fling = fling
  const list = document.querySelector(scroller)
  let last = { at: 0, top: list?.scrollTop ?? 0 }
  const frame = (now: number) => {
    if (marked.fling !== fling) return
    const top = list?.scrollTop ?? 0
    if (last.at > 0 && top !== last.top) fling.frames.push(now - last.at)
    fling.distance += Math.abs(top - last.top)
    last = { at: now, top }
    const rows = document.querySelectorAll(where).length
    fling.mostRows = Math.max(fling.mostRows, rows)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

export const endFling = (): Fling => {
  const marked = globalThis as Marked
  const fling = marked.fling ?? { frames: [], mostRows: 0, distance: 0 }
  marked.fling = undefined
  return fling
}
