/** The desk of the demo: who one is, when, in which world, what goes wrong, and what the app does meanwhile. */
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { DeskGiven } from './given.ts'
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
    const leave = (press: KeyboardEvent): void => {
      if (press.key === 'Escape' && !press.isComposing) onClose()
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

/** What the button opens; nothing while it is folded away. */
const Desk = ({ given, onClose }: Readonly<{ given: DeskGiven; onClose: () => void }>) => {
  const { memory, piazza, observer } = given
  useChanges(memory.hear)
  useChanges(observer.hear)
  useEffect(() => {
    const { unsubscribe } = piazza.session.subscribe(() => memory.keep({}))
    return unsubscribe
  }, [piazza, memory])
  return memory.now().isOpen && <Panel given={given} onClose={onClose} />
}

/** Draws the desk into its place. */
export const drawDesk = (place: Element, given: DeskGiven, onClose: () => void): void =>
  createRoot(place).render(<Desk given={given} onClose={onClose} />)
