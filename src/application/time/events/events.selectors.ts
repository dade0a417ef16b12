import type { SnapshotFrom } from 'xstate'
import type { PublicEvent } from '#domain/events/event.ts'
import type { eventListMachine } from './events.machine.ts'

const NONE: readonly PublicEvent[] = []

/** All events that were read, of every day. */
export const allEvents = ({ context }: SnapshotFrom<typeof eventListMachine>): readonly PublicEvent[] =>
  context.value ?? NONE
