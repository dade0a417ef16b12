import type { SnapshotFrom } from 'xstate'
import type { sheetTownMachine } from './sheet-town.machine.ts'

type Snapshot = SnapshotFrom<typeof sheetTownMachine>

/** The state of the page while the municipality is searched. */
export type SheetTownFace = 'looking' | 'failed' | 'missing'

export const sheetTownFace = (snapshot: Snapshot): SheetTownFace =>
  snapshot.matches('failed') ? 'failed' : snapshot.matches('missing') ? 'missing' : 'looking'
