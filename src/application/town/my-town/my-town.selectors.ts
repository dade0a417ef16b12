import type { SnapshotFrom } from 'xstate'
import type { SheetId } from '#domain/e015/sheet.ts'
import type { myTownMachine } from './my-town.machine.ts'

type Snapshot = SnapshotFrom<typeof myTownMachine>

/** Whether the device and the profile have said which town is one's own, or that none is. */
const isTownKnown = (snapshot: Snapshot): boolean =>
  snapshot.context.isRecalled && (snapshot.context.town !== undefined || !snapshot.matches({ profile: 'reading' }))

/** Whether nothing was chosen on this device and the profile says nothing either: somebody may be invited to choose. */
export const isTownOpen = (snapshot: Snapshot): boolean =>
  isTownKnown(snapshot) && snapshot.context.choice === undefined && snapshot.context.town === undefined

/** Whether one's own town has a sheet; undefined while that is not known, false where the sheets could not be read. */
export const townHasSheet = (snapshot: Snapshot, sheet: SheetId): boolean | undefined => {
  if (!isTownKnown(snapshot)) return undefined
  const isKnown = snapshot.context.sheets.includes(sheet)
  return isKnown || !snapshot.matches({ sheets: 'reading' }) ? isKnown : undefined
}
