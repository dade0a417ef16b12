import type { Diagnostics, Unreadable } from '#application/ports/diagnostics.ts'

/** A place of any element of a list: what is said of a hundred rows is said once. */
const ofAnyElement = ({ call, path, expected, actual }: Unreadable): string =>
  `${call}: ${path.replaceAll(/\b\d+\b/g, '*')} should be ${expected}, was ${actual}`

/** Tells the console what was left out of answers: each kind of it once for every time it comes, with how often it did. */
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
/** What was left out, told to this page's console. */
export const tellConsole = diagnostics.leftOut
