import type { SnapshotFrom } from 'xstate'
import type { nearbyMachine } from './nearby.machine.ts'

type Snapshot = SnapshotFrom<typeof nearbyMachine>

/** `offered`: the citizen may ask for it; `refused`: the device did not say where it is. */
export type NearbyFace = 'loading' | 'offered' | 'refused' | 'failed' | 'full'

export const nearbyFace = (snapshot: Snapshot): NearbyFace =>
  snapshot.matches('offered')
    ? 'offered'
    : snapshot.matches('refused')
      ? 'refused'
      : snapshot.matches('failed')
        ? 'failed'
        : snapshot.matches('shown') || snapshot.matches({ reading: 'early' })
          ? 'full'
          : 'loading'

export const knownPlaces = ({ context: { position, activities } }: Snapshot) => ({ position, activities })
