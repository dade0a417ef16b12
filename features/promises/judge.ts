import type { News } from '#application/news.ts'
import type { World } from '#mocks/world.ts'
import type { Told } from '#features/support/device/device.ts'
import { REPEATABLE, SHOWN, UNREADABLE } from './acts.ts'
import type { Cell } from './cells.ts'

/** What came of a cell, from the moment of the act to the end of everything. */
export type Record = Readonly<{
  cell: Cell
  /** What was said over the pages. */
  told: readonly Told[]
  news: readonly News[]
  /** What the pages said that had gone wrong, before all was well again. */
  inPage: readonly string[]
  /** What the server did. */
  done: ReturnType<World['calls']>
  /** How many entries wait in the outbox at the end. */
  waiting: number
  busy: readonly string[]
  errors: readonly string[]
  isSignedIn: boolean
  /** What the page tells otherwise than whoever comes anew reads. */
  unlike: string | undefined
}>

/** The page that made the promise is still there to keep it. */
const LIVES: ReadonlySet<Cell['stay']> = new Set([
  'stays',
  'leaves',
  'second tab at Home',
  'second tab at the same place',
])

/** Undefined while every promise was held. */
export const judge = ({
  cell,
  told,
  news,
  inPage,
  done,
  waiting,
  busy,
  errors,
  unlike,
}: Record): string | undefined => {
  const { act, stay, line } = cell
  const deeds = act.calls.map(
    (call) => done.filter(({ name, status }) => name === call && typeof status === 'number' && status < 300).length,
  )
  const isWhole = deeds.every((count) => count > 0)
  const successes = told.filter(({ tone }) => tone === 'success')
  const failures = told.filter(({ tone }) => tone === 'danger' || tone === 'warning')
  const held = new Set(
    news.flatMap((one) =>
      one.type === 'write.refused' && one.entry.write.kind === 'messageSaid' ? [one.entry.number] : [],
    ),
  )
  const ended = new Set(
    news.flatMap((one) => (one.type === 'write.sent' || one.type === 'write.refused' ? [one.entry.number] : [])),
  )
  const saved = news.flatMap((one) => (one.type === 'writes.delayed' ? one.numbers : []))
  if (errors[0] !== undefined) return `an error escaped: ${errors[0]}`
  if (busy[0] !== undefined) return `${busy[0]} never ends`
  if (waiting > held.size) return `${waiting} of what was written wait for ever`
  const silent = saved.find((number) => !ended.has(number))
  if (silent !== undefined) return 'it is told saved, never went, and nobody was told'
  if (successes.length > 0 && failures.length === 0 && !isWhole)
    return `it is told done ("${successes[0]?.words}"), and the server has ${deeds.join(', ')} of it`
  if (!isWhole && deeds.some((count) => count > 0) && !(line === 'refused' || failures.length > 0))
    return `the server has a part of it (${deeds.join(', ')}), and nobody is told`
  const doubled = act.calls.find((call, place) => (deeds[place] ?? 0) > 1 && !REPEATABLE.has(call))
  if (doubled !== undefined) return `the server has done ${doubled} ${Math.max(...deeds)} times`
  const isSaidToFail = failures.length > 0 || inPage.length > 0
  if (isWhole && isSaidToFail && successes.length === 0 && unlike !== undefined && !UNREADABLE.has(act.name))
    return `it is told failed ("${failures[0]?.words ?? inPage[0]}"), the server has it, and it was not read back: ${unlike}`
  if (LIVES.has(stay) && !SHOWN.has(act.name) && told.length === 0 && inPage.length === 0)
    return 'it ended, and nothing is told'
  return undefined
}
