import type { SnapshotFrom } from 'xstate'
import type { tourMachine } from './tour.machine.ts'

export const isTourShown = (snapshot: SnapshotFrom<typeof tourMachine>): boolean => snapshot.matches('shown')
