import type { SnapshotFrom } from 'xstate'
import { type Advertisement, type AdvertisingTarget, targetOf } from '#domain/advertising/advertisement.ts'
import type { advertisingMachine } from './advertising.machine.ts'

type Snapshot = SnapshotFrom<typeof advertisingMachine>

/** `waiting`: the answer has not arrived. */
export type AdvertisingFace = 'waiting' | 'empty' | 'shown'

export const advertisingFace = (snapshot: Snapshot): AdvertisingFace =>
  snapshot.matches({ room: 'reading' }) ? 'waiting' : snapshot.matches({ room: 'empty' }) ? 'empty' : 'shown'

export const advertisements = ({ context }: Snapshot): readonly Advertisement[] => context.advertisements
/** The current advertisement. */
export const currentAdvertisement = ({ context }: Snapshot): Advertisement | undefined =>
  context.advertisements[context.at]

/** Whether a rotation is possible: there are several, and the device does not prefer reduced motion. */
export const takesTurns = (snapshot: Snapshot): boolean =>
  snapshot.matches({ room: 'several' }) && !snapshot.context.holds.has('stillness')
/** Whether the citizen paused them. */
export const isStopped = ({ context }: Snapshot): boolean => context.holds.has('citizen')

/** The target of an advertisement in this slot (ADS-05). */
export const leadsTo = ({ context }: Snapshot, advertisement: Advertisement): AdvertisingTarget | undefined =>
  targetOf(advertisement, context.room)
