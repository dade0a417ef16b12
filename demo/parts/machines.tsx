import { useEffect, useRef, useState } from 'react'
import type { DeskGiven } from '../given.ts'
import { drawnAs, type DrawnMachine, DRAWINGS, LIST, type LiveMachine, machinesIn } from '../machines.ts'
import { useChanges } from '../use-changes.ts'

/** The list of drawings; empty where they cannot be loaded. */
const useDrawn = (): readonly DrawnMachine[] => {
  const [drawn, set] = useState<readonly DrawnMachine[]>([])
  useEffect(() => {
    const gone = new AbortController()
    fetch(`${DRAWINGS}/${LIST}`, { signal: gone.signal })
      .then((response) => response.json())
      .then(set, () => {})
    return () => gone.abort()
  }, [])
  return drawn
}

/** A drawing as elements. A request for a document parses it: text that becomes markup is what Trusted Types prevent. */
const loadDrawing = (file: string): Promise<Element | undefined> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', `${DRAWINGS}/${file}`)
    request.responseType = 'document'
    request.addEventListener('loadend', () => resolve(request.responseXML?.documentElement))
    request.send()
  })

const LIT = 'lit'

/** Lights the active states of a drawing, and brings the innermost one into sight. */
const light = (box: HTMLElement, { machine, active }: LiveMachine): void => {
  for (const lit of box.querySelectorAll(`.${LIT}`)) lit.classList.remove(LIT)
  for (const title of box.querySelectorAll('g > title')) {
    const name = title.textContent.replace(/^cluster_/, '')
    const isLit = active.some((path) => name === `${machine.id}.${path}`)
    if (isLit) title.parentElement?.classList.add(LIT)
  }
  const lit = [...box.querySelectorAll(`.node.${LIT}`)].at(-1) ?? box.querySelector(`.${LIT}`)
  if (!lit) return
  const [inner, outer] = [lit.getBoundingClientRect(), box.getBoundingClientRect()]
  box.scrollBy({
    left: inner.left + inner.width / 2 - (outer.left + outer.width / 2),
    top: inner.top + inner.height / 2 - (outer.top + outer.height / 2),
  })
}

const Drawing = ({ live, file }: Readonly<{ live: LiveMachine; file: string }>) => {
  const box = useRef<HTMLElement>(null)
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    let isGone = false
    const show = async (): Promise<void> => {
      const svg = await loadDrawing(file)
      if (isGone || !svg) return
      box.current?.replaceChildren(document.importNode(svg, true))
      setLoaded(file)
    }
    void show()
    return () => {
      isGone = true
    }
  }, [file])
  const active = live.active.join(' ')
  useEffect(() => {
    if (box.current && loaded === file) light(box.current, live)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The machine is another object at each drawing.
  }, [loaded, file, active])
  return (
    <section
      ref={box}
      className="drawing"
      aria-label={`Disegno di ${live.machine.id}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by the keyboard.
      tabIndex={0}
    />
  )
}

/** The innermost active states: those that hold no other active one. */
const innermost = ({ active }: LiveMachine): readonly string[] =>
  active.filter((path) => !active.some((other) => other.startsWith(`${path}.`)))

const Chosen = ({ live, drawn }: Readonly<{ live: LiveMachine; drawn: DrawnMachine | undefined }>) => (
  <div className="chosen">
    {drawn?.drawing !== undefined && <Drawing live={live} file={drawn.drawing} />}
    <dl lang="en">
      {innermost(live).map((path) => (
        <div key={path}>
          <dt>{path}</dt>
          <dd>{drawn?.states[path]}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** The machines that run, the newest flow first, and the drawing of one of them (DEMO-04). */
export const MachinesPart = ({ given: { observer } }: Readonly<{ given: DeskGiven }>) => {
  useChanges(observer.hear)
  const drawn = useDrawn()
  const [chosen, choose] = useState<string>()
  const machines = [...machinesIn(observer.flows())].reverse()
  return (
    <ul className="machines">
      {machines.map((live) => {
        const isChosen = live.session === chosen
        return (
          <li key={live.session}>
            <button
              type="button"
              className="row"
              aria-expanded={isChosen}
              onClick={() => choose(isChosen ? undefined : live.session)}
            >
              <span className="name" lang="en">
                {live.machine.id}
              </span>
              <span className="note" lang="en">
                {innermost(live).join(', ') || '–'}
              </span>
            </button>
            {isChosen && <Chosen live={live} drawn={drawnAs(live, drawn)} />}
          </li>
        )
      })}
    </ul>
  )
}
