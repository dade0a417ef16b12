/** The desk of the demo: who one is, when, in which world, what goes wrong, and what the app does meanwhile. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { sessionNow } from '#application/session/session-now.ts'
import type { Ports } from '#application/ports/ports.ts'
import looks from './desk.css?url'
import type { DeskGiven } from './given.ts'
import { createDeskMemory } from './memory.ts'
import { goToStop, situationNow, startOver } from './moves.ts'
import { CallsPart } from './parts/calls.tsx'
import { ClockPart, paceNow, shortTime } from './parts/clock.tsx'
import { faultNow, FaultsPart } from './parts/faults.tsx'
import { MachinesPart } from './parts/machines.tsx'
import { Part } from './parts/part.tsx'
import { People } from './parts/people.tsx'
import { TourPart } from './parts/tour.tsx'
import { WorldPart } from './parts/world.tsx'
import { addressOf } from './situation.ts'
import { MINUTES, STOPS } from './tour.ts'
import { useChanges } from './use-changes.ts'
import { followVerdicts } from './verdicts.ts'

/** Shows the address for those whose browser does not let a page copy. */
const Share = ({ given }: Readonly<{ given: DeskGiven }>) => {
  const [said, say] = useState('')
  const [address, show] = useState<string>()
  const copy = async (): Promise<void> => {
    const link = addressOf(situationNow(given, paceNow()), location.origin)
    try {
      await navigator.clipboard.writeText(link)
      show(undefined)
      say('Link copiato: apre questa pagina, con questa persona, a quest’ora.')
    } catch {
      show(link)
      say('Copia il link da qui:')
    }
  }
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        Copia il link a questa situazione
      </button>
      <output>{said}</output>
      {address !== undefined && <input aria-label="Link a questa situazione" readOnly value={address} />}
    </>
  )
}

const Start = ({ given }: Readonly<{ given: DeskGiven }>) => {
  const [first] = STOPS
  return (
    <div className="choices">
      {first && (
        <button type="button" className="main" onClick={() => void goToStop(given, 0, first)}>
          Visita guidata ({MINUTES} minuti)
        </button>
      )}
      <a className="button" href="/specifiche/">
        Specifiche
      </a>
    </div>
  )
}

const Panel = ({ given, onClose }: Readonly<{ given: DeskGiven; onClose: () => void }>) => {
  const { memory, piazza, clock, backend, observer } = given
  const { stop, told } = memory.now()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A page that is loaded anew keeps the focus where a page begins.
    if (document.activeElement !== document.body) heading.current?.focus()
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose()
    }
    const place = panel.current
    place?.addEventListener('keydown', leave)
    return () => place?.removeEventListener('keydown', leave)
  }, [onClose])
  return (
    <section ref={panel} className="panel" aria-label="Banco della demo">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          Banco della demo
        </h2>
        <button type="button" onClick={onClose}>
          Chiudi
        </button>
      </header>
      {told !== undefined && <output>{told}</output>}
      {stop === undefined ? <Start given={given} /> : <TourPart key={stop} given={given} number={stop} />}
      <Share given={given} />
      <Part name="people" title="Chi sei" aside={sessionNow(piazza).user?.username ?? 'Un visitatore'} memory={memory}>
        <People given={given} />
      </Part>
      <Part name="clock" title="Che ore sono" aside={shortTime.format(clock.now())} memory={memory}>
        <ClockPart given={given} />
      </Part>
      <Part name="faults" title="Che cosa va storto" aside={faultNow(given) || 'Niente'} memory={memory}>
        <FaultsPart given={given} />
      </Part>
      <Part name="world" title="La città" aside={`Seme ${backend.asked.seed}`} memory={memory}>
        <WorldPart given={given} />
      </Part>
      <Part name="machines" title="Che cosa fa l’app" memory={memory}>
        <MachinesPart given={given} />
      </Part>
      <Part name="calls" title="Che cosa chiede al server" aside={String(observer.calls().length)} memory={memory}>
        <CallsPart given={given} />
      </Part>
      <p>Dati inventati, su questo dispositivo.</p>
      <button type="button" onClick={() => void startOver(given)}>
        Ricomincia da capo
      </button>
    </section>
  )
}

const Desk = ({ given }: Readonly<{ given: DeskGiven }>) => {
  const { memory, piazza, observer } = given
  useChanges(memory.hear)
  useChanges(observer.hear)
  useEffect(() => {
    const { unsubscribe } = piazza.session.subscribe(() => memory.keep({}))
    return unsubscribe
  }, [piazza, memory])
  const handle = useRef<HTMLButtonElement>(null)
  const { isOpen } = memory.now()
  const close = useCallback(() => {
    memory.keep({ isOpen: false, told: undefined })
    handle.current?.focus()
  }, [memory])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-desk', isOpen)
  }, [isOpen])
  return (
    <>
      <button
        ref={handle}
        type="button"
        className="handle"
        aria-expanded={isOpen}
        onClick={() => memory.keep({ isOpen: !isOpen, told: undefined })}
      >
        Demo
      </button>
      {isOpen && <Panel given={given} onClose={close} />}
    </>
  )
}

/** Adds the desk to the page: its button over the page, and beside or below the page what it opens. */
export const showDesk = (
  running: Omit<DeskGiven, 'memory' | 'verdicts' | 'ports'> & Readonly<{ ports: Ports }>,
): void => {
  const { observer, backend, ports } = running
  const given: DeskGiven = {
    ...running,
    memory: createDeskMemory(sessionStorage),
    verdicts: followVerdicts(
      observer,
      ({ method, url }) => backend.callOf(method, url.pathname),
      ports.diagnostics.noted,
    ),
  }
  const host = document.createElement('aside')
  host.setAttribute('aria-label', 'Demo')
  host.lang = 'it'
  // Dialogs of the app leave it alone, and let the focus go there.
  host.dataset['reactAriaTopLayer'] = 'true'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = looks
  // Hidden until its style is loaded.
  host.hidden = true
  sheet.addEventListener('load', () => {
    host.hidden = false
  })
  const root = document.createElement('div')
  shadow.append(sheet, root)
  document.body.append(host)
  createRoot(root).render(<Desk given={given} />)
}
