import type { SnapshotFrom } from 'xstate'
import type { keptMapMachine } from './kept-map.machine.ts'

type Value = SnapshotFrom<ReturnType<typeof keptMapMachine>>['value']

/** How the town's map stands on this device. */
export type MapStanding = Extract<Value, string> | 'absent' | 'kept'

export const mapStanding = ({ value }: Readonly<{ value: Value }>): MapStanding =>
  typeof value === 'string' ? value : 'kept' in value ? 'kept' : 'absent'
