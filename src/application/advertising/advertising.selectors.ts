import type { SnapshotFrom } from 'xstate'
import { type Advertisement, type AdvertisingTarget, targetOf } from '#domain/advertising/advertisement.ts'
import type { advertisingMachine } from './advertising.machine.ts'

type Snapshot = SnapshotFrom<typeof advertisingMachine>

/** `waiting`: it is not known yet whether there is anything. */
export type AdvertisingFace = 'waiting' | 'empty' | 'shown'

export const advertisingFace = (snapshot: Snapshot): AdvertisingFace =>
  snapshot.matches({ room: 'reading' }) ? 'waiting' : snapshot.matches({ room: 'empty' }) ? 'empty' : 'shown'

export const advertisements = ({ context }: Snapshot): readonly Advertisement[] => context.advertisements
/** The one whose turn it is. */
export const currentAdvertisement = ({ context }: Snapshot): Advertisement | undefined =>
  context.advertisements[context.at]

/** Whether they could take turns here: there are several, and the device does not ask for stillness. */
export const takesTurns = (snapshot: Snapshot): boolean =>
  snapshot.matches({ room: 'several' }) && !snapshot.context.holds.has('stillness')
/** Whether the citizen has stopped them. */
export const isStopped = ({ context }: Snapshot): boolean => context.holds.has('citizen')

/** Where one of them leads from here (ADS-05). */
export const leadsTo = ({ context }: Snapshot, advertisement: Advertisement): AdvertisingTarget | undefined =>
  targetOf(advertisement, context.room)
