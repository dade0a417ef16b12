import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { leavingMachine } from './leaving.machine.ts'

export type LeavingActor = ActorRefFrom<typeof leavingMachine>

export const isAskingToLeave = (snapshot: SnapshotFrom<typeof leavingMachine>): boolean => snapshot.matches('asking')
