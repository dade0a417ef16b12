import type { SnapshotFrom } from 'xstate'
import type { sheetTownMachine } from './sheet-town.machine.ts'

type Snapshot = SnapshotFrom<typeof sheetTownMachine>

/** What stands where the sheet will, while its town is looked for. */
export type SheetTownFace = 'looking' | 'failed' | 'missing'

export const sheetTownFace = (snapshot: Snapshot): SheetTownFace =>
  snapshot.matches('failed') ? 'failed' : snapshot.matches('missing') ? 'missing' : 'looking'

/** Why it could not be found out. */
export const sheetTownFailure = ({ context }: Snapshot) => context.failure
