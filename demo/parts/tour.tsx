import { useEffect, useRef } from 'react'
import type { DeskGiven } from '../given.ts'
import { goToStop } from '../moves.ts'
import { MINUTES, STOPS } from '../tour.ts'

/** One stop of the guided tour, and the ways on and back (DEMO-07). */
export const TourPart = ({ given, number }: Readonly<{ given: DeskGiven; number: number }>) => {
  const stop = STOPS[number]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (stop === undefined) return undefined
  const left = Math.ceil(((STOPS.length - number) * MINUTES) / STOPS.length)
  const goTo = (next: number): void => {
    const there = STOPS[next]
    if (there) void goToStop(given, next, there)
  }
  return (
    <section className="tour" aria-label="Visita guidata">
      <p className="aside">
        Tappa {number + 1} di {STOPS.length} · {left === 1 ? 'ancora un minuto' : `ancora ${left} minuti circa`}
      </p>
      <progress value={number + 1} max={STOPS.length} aria-label="Avanzamento della visita" />
      <h3 ref={heading} tabIndex={-1}>
        {stop.title}
      </h3>
      {stop.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="choices">
        {number > 0 && (
          <button type="button" onClick={() => goTo(number - 1)}>
            Indietro
          </button>
        )}
        {number < STOPS.length - 1 && (
          <button type="button" className="main" onClick={() => goTo(number + 1)}>
            Avanti
          </button>
        )}
        <button type="button" onClick={() => given.memory.keep({ stop: undefined })}>
          {number < STOPS.length - 1 ? 'Lascia la visita' : 'Fine della visita'}
        </button>
      </div>
      {number === STOPS.length - 1 && (
        <p>
          <a href="/specifiche/">Apri le specifiche</a>
        </p>
      )}
    </section>
  )
}
