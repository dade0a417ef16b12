import type { Diagnostics, Unreadable } from '#application/ports/diagnostics.ts'

/** The path without list indexes: losses in a hundred rows are logged once. */
const ofAnyElement = ({ call, path, expected, actual }: Unreadable): string =>
  `${call}: ${path.replaceAll(/\b\d+\b/g, '*')} should be ${expected}, was ${actual}`

/** Logs what was left out of answers: each kind once per burst, with its count. */
export const createConsoleDiagnostics = (log: Pick<Console, 'info'>): Diagnostics => {
  const counts = new Map<string, number>()
  let isDue = false
  const tell = (): void => {
    isDue = false
    for (const [said, count] of counts) log.info(`${said} (${count} left out)`)
    counts.clear()
  }
  return {
    leftOut: (what) => {
      const said = ofAnyElement(what)
      counts.set(said, (counts.get(said) ?? 0) + 1)
      if (isDue) return
      isDue = true
      queueMicrotask(tell)
    },
  }
}

const diagnostics = createConsoleDiagnostics(console)
/** Losses, logged to the console of this page. */
export const tellConsole = diagnostics.leftOut
