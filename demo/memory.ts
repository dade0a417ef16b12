/** The state of the desk, kept in this tab over reloads. */
export type DeskState = Readonly<{
  isOpen: boolean
  /** The parts that are folded out. */
  parts: readonly string[]
  /** The stop of the guided tour; undefined outside it. */
  stop: number | undefined
  /** What the page that has just been left wants to be said, once. */
  told: string | undefined
}>

/** `demo/arrive.ts` leaves it in place. */
const KEY = 'demo-world:desk'
const CLOSED: DeskState = { isOpen: false, parts: ['people'], stop: undefined, told: undefined }

export type DeskMemory = Readonly<{
  now: () => DeskState
  keep: (change: Partial<DeskState>) => void
  hear: (listener: () => void) => () => void
}>

export const createDeskMemory = (tab: Storage): DeskMemory => {
  const read = (): Partial<DeskState> => {
    try {
      return JSON.parse(tab.getItem(KEY) ?? '{}') as Partial<DeskState>
    } catch {
      return {}
    }
  }
  let state: DeskState = { ...CLOSED, ...read() }
  const listeners = new Set<() => void>()
  return {
    now: () => state,
    keep: (change) => {
      state = { ...state, ...change }
      tab.setItem(KEY, JSON.stringify(state))
      for (const listener of listeners) listener()
    },
    hear: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
