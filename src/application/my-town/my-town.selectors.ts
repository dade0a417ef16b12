import type { SnapshotFrom } from 'xstate'
import type { MyTown } from '#domain/directory/my-town.ts'
import type { myTownMachine } from './my-town.machine.ts'

type Snapshot = SnapshotFrom<typeof myTownMachine>

/** The town that holds; undefined while none does. */
export const heldTown = ({ context }: Snapshot): MyTown | undefined => context.town

/** Whether nothing was chosen on this device and the profile says nothing either: somebody may be invited to choose. */
export const isTownOpen = (snapshot: Snapshot): boolean => {
  const { isRecalled, choice } = snapshot.context
  return (
    isRecalled && !snapshot.matches({ profile: 'reading' }) && choice === undefined && heldTown(snapshot) === undefined
  )
}
