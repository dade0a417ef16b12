import type { SnapshotFrom } from 'xstate'
import { leftOutOf } from '#application/kit/left-out.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { eventListMachine, eventMunicipalityMachine, eventsMachine, organiserMachine } from './events.machine.ts'

type Snapshot = SnapshotFrom<typeof eventsMachine>

export const eventsWish = ({ context }: Snapshot) => context.wish
export const areFiltersShown = (snapshot: Snapshot): boolean => snapshot.matches({ working: { filters: 'shown' } })

export const eventListActor = ({ children }: Snapshot) => children.list
export const organiserActor = ({ children }: Snapshot) => children.organiser
export const municipalityActor = ({ children }: Snapshot) => children.municipality

const NONE: readonly PublicEvent[] = []

/** All events that were read, of every day. */
export const allEvents = ({ context }: SnapshotFrom<typeof eventListMachine>): readonly PublicEvent[] =>
  context.value ?? NONE
/** How many events could not be read (fault 55). */
export const eventsLeftOut = ({ context }: SnapshotFrom<typeof eventListMachine>): number => leftOutOf(context.value)
export const eventsFailure = ({ context }: SnapshotFrom<typeof eventListMachine>) => context.failure
/** The name of the activity, once it is known. */
export const organiserName = ({ context }: SnapshotFrom<typeof organiserMachine>): string | undefined => context.value
/** The text of the municipality field. */
export const typedMunicipality = ({ context }: SnapshotFrom<typeof eventMunicipalityMachine>): string => context.typed
