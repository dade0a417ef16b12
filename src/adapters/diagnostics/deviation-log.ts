import type { Deviation } from '#application/ports/diagnostics.ts'
import { lineOf } from './deviation-line.ts'

/** Logs deviations: each kind once per burst, with its count. */
export const createDeviationLog = (log: Pick<Console, 'info'>): ((deviation: Deviation) => void) => {
  const counts = new Map<string, number>()
  let isDue = false
  const tell = (): void => {
    isDue = false
    for (const [line, count] of counts) log.info(`${line} (${count} times)`)
    counts.clear()
  }
  return (deviation) => {
    const line = lineOf(deviation)
    counts.set(line, (counts.get(line) ?? 0) + 1)
    if (isDue) return
    isDue = true
    queueMicrotask(tell)
  }
}
