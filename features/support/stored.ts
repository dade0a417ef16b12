import { registered, STORAGE_REGISTER, STORED_NAMES, type StoredName } from '#application/ports/storage-register.ts'

const NAMESPACE = 'piazza.'
const DATABASE = 'piazza'
/** What the demo stores for its simulated server and its clock. */
const SIMULATED = /^(demo-world:|MSW_)/

const seen = new Set<StoredName>()

/** The stored names that the register of the privacy page lacks. */
export const unregistered = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    if (SIMULATED.test(name)) return []
    const own = name === DATABASE ? 'database' : name.startsWith(NAMESPACE) ? name.slice(NAMESPACE.length) : ''
    const row = registered(own)
    if (row !== undefined) seen.add(row)
    return row === undefined ? [`The register of what is stored lacks "${name}"`] : []
  })

/** Only a browser has files of the app, reloads, and draws what may be kept of a screen. */
const FOUND_HEADLESS = STORED_NAMES.filter(
  (name) =>
    (STORAGE_REGISTER[name].place as string) !== 'files' &&
    STORAGE_REGISTER[name].until !== 'tabClosed' &&
    !name.endsWith('.lastSeen.*'),
)

/** The rows of the register that no scenario so far has stored. */
export const neverStored = (): readonly StoredName[] => FOUND_HEADLESS.filter((name) => !seen.has(name))
