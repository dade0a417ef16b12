import type { SnapshotFrom } from 'xstate'
import type { sharingMachine } from './sharing.machine.ts'

export const isSharing = (snapshot: SnapshotFrom<typeof sharingMachine>): boolean =>
  snapshot.matches({ sharing: 'asked' })
