import { useState } from 'react'
import type { DeskGiven } from '../given.ts'
import { changeWorld } from '../moves.ts'
import { paceNow } from './clock.tsx'

const SCALES = [
  [1, 'Una città'],
  [10, 'Dieci volte tanto'],
  [100, 'Cento volte tanto: prova di carico'],
] as const
const LATENCIES = [
  ['human', 'Come una rete vera'],
  ['0', 'Nessuna attesa'],
  ['1500', 'Un secondo e mezzo'],
] as const

/** The seed, the scale and the latency of the world. */
export const WorldPart = ({ given }: Readonly<{ given: DeskGiven }>) => {
  const { asked } = given.backend
  const [seed, setSeed] = useState(String(asked.seed))
  const [scale, setScale] = useState(String(asked.scale))
  const [latency, setLatency] = useState(String(asked.latency))
  const scales = SCALES.some(([one]) => one === asked.scale)
    ? SCALES
    : [...SCALES, [asked.scale, `${asked.scale} volte tanto`] as const]
  const latencies = LATENCIES.some(([one]) => one === String(asked.latency))
    ? LATENCIES
    : [...LATENCIES, [String(asked.latency), `${asked.latency} millisecondi`] as const]
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        changeWorld(
          given,
          { seed: Number(seed), scale: Number(scale), latency: latency === 'human' ? latency : Number(latency) },
          paceNow(),
        )
      }}
    >
      <label>
        Seme: lo stesso numero dà la stessa città
        <input
          type="number"
          min={0}
          step={1}
          required
          value={seed}
          onChange={({ currentTarget: { value } }) => setSeed(value)}
        />
      </label>
      <label>
        Quanti dati
        <select value={scale} onChange={({ currentTarget: { value } }) => setScale(value)}>
          {scales.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label>
        Attesa delle risposte
        <select value={latency} onChange={({ currentTarget: { value } }) => setLatency(value)}>
          {latencies.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Apri questa città</button>
    </form>
  )
}
