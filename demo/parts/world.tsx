import { useState } from 'react'
import type { DeskGiven } from '../given.ts'
import { changeWorld } from '../moves.ts'
import { Choice, including } from './choice.tsx'
import { paceNow } from './clock.tsx'

const SCALES: readonly (readonly [number, string])[] = [
  [1, 'Una città'],
  [10, 'Dieci volte tanto'],
  [100, 'Cento volte tanto: prova di carico'],
]
const LATENCIES: readonly (readonly [string, string])[] = [
  ['human', 'Come una rete vera'],
  ['0', 'Nessuna attesa'],
  ['1500', 'Un secondo e mezzo'],
]

/** The seed, the scale and the latency of the world. */
export const WorldPart = ({ given }: Readonly<{ given: DeskGiven }>) => {
  const { asked } = given.backend
  const [seed, setSeed] = useState(String(asked.seed))
  const [scale, setScale] = useState(asked.scale)
  const [latency, setLatency] = useState(String(asked.latency))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        changeWorld(
          given,
          { seed: Number(seed), scale, latency: latency === 'human' ? latency : Number(latency) },
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
      <Choice
        title="Quanti dati"
        value={scale}
        options={including(SCALES, asked.scale, `${asked.scale} volte tanto`)}
        onChoose={setScale}
      />
      <Choice
        title="Attesa delle risposte"
        value={latency}
        options={including(LATENCIES, String(asked.latency), `${asked.latency} millisecondi`)}
        onChoose={setLatency}
      />
      <button type="submit">Apri questa città</button>
    </form>
  )
}
