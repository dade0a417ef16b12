import { createHash, type Hash } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import { watchVisits } from '../visited-states.ts'

/** What happens in a headless run, in its order: requests, answers, news and the states of machines. */
let log: { hash: Hash; count: number; file: string | undefined } | undefined
let isWatched = false

/** Logs what happens from now on; `file` gets it line by line. */
export const startLog = (file?: string): void => {
  log = { hash: createHash('sha256'), count: 0, file }
  if (file !== undefined) writeFileSync(file, '')
  if (!isWatched) watchVisits((ids) => note(`state ${ids.join(' ')}`))
  isWatched = true
}
export const note = (line: string): void => {
  if (!log) return
  log.count += 1
  log.hash.update(`${line}\n`)
  if (log.file !== undefined) appendFileSync(log.file, `${line}\n`)
}
/** How much was logged so far. */
export const logged = (): number => log?.count ?? 0
/** The fingerprint of all that was logged: two runs with the same order of everything have the same. */
export const endLog = (): string => {
  if (!log) throw new Error('Nothing is logged')
  const { hash, count } = log
  log = undefined
  return `${count} events, ${hash.digest('hex').slice(0, 16)}`
}
