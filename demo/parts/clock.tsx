import { useEffect, useReducer, useState } from 'react'
import { dayOf, type Instant, TIME_ZONE } from '#domain/time/calendar.ts'
import { fromWallClock, timeOf } from '#domain/time/wall-clock.ts'
import { askedFor, keepAsked } from '#mocks/asked.ts'
import type { DeskGiven } from '../given.ts'
import { setMoment } from '../moves.ts'
import { Choice, including } from './choice.tsx'

const MINUTE = 60_000
const STEPS = [
  [10 * MINUTE, '+10 minuti'],
  [60 * MINUTE, '+1 ora'],
  [24 * 60 * MINUTE, '+1 giorno'],
] as const
const PACES: readonly (readonly [number, string])[] = [
  [1, 'Come il tempo vero'],
  [60, 'Un minuto al secondo'],
  [0, 'Fermo'],
]

/** How often the clock is read, in milliseconds. */
const TICK = 1_000

const words = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeStyle: 'medium', timeZone: TIME_ZONE })
export const shortTime = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})

/** A moment as a field of date and time has it, and back; both in the time zone of the towns. */
const fieldOf = (moment: Instant): string => `${dayOf(moment)}T${timeOf(moment)}`
const momentIn = (field: string): Instant => fromWallClock(Date.parse(`${field}Z`))

const useTicks = (): void => {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, TICK)
    return () => clearInterval(timer)
  }, [])
}

/** The pace of the clock, as this tab has asked for it. */
export const paceNow = (): number => Number(askedFor('', sessionStorage).pace ?? 1)

/** The clock of the world, which the app goes by. */
export const ClockPart = ({ given }: Readonly<{ given: DeskGiven }>) => {
  const { clock } = given
  useTicks()
  const [wanted, want] = useState(() => fieldOf(clock.now()))
  const [pace, setPace] = useState(paceNow)
  const keep = (next: number): void =>
    keepAsked(
      { ...askedFor('', sessionStorage), clock: new Date(clock.now()).toISOString(), pace: String(next) },
      sessionStorage,
    )
  return (
    <>
      <p className="time">{words.format(clock.now())}</p>
      <div className="choices">
        {STEPS.map(([step, text]) => (
          <button
            key={text}
            type="button"
            onClick={() => {
              clock.advance(step)
              keep(pace)
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <Choice
        title="Come corre"
        value={pace}
        options={including(PACES, pace, `${pace} volte tanto`)}
        onChoose={(next) => {
          clock.run(next)
          setPace(next)
          keep(next)
        }}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const moment = momentIn(wanted)
          if (!Number.isNaN(moment)) setMoment(given, moment, pace)
        }}
      >
        <label>
          Un altro giorno, con i suoi avvisi ed eventi
          <input
            type="datetime-local"
            required
            value={wanted}
            onChange={({ currentTarget: { value } }) => want(value)}
          />
        </label>
        <button type="submit">Vai a quel giorno</button>
      </form>
    </>
  )
}
