import type { SnapshotFrom } from 'xstate'
import { type ResourceFace, resourceFace } from '#application/kit/resource.selectors.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { knownCalendarMachine } from './calendar.machine.ts'

type Known = SnapshotFrom<typeof knownCalendarMachine>

/** The state of the calendar; cached content is stale. */
export const calendarFace = (known: Known | undefined): ResourceFace => {
  if (known === undefined) return 'failed'
  const face = resourceFace(known)
  return face === 'loaded' && known.context.value?.outdated !== undefined ? 'stale' : face
}

/** Why the last reading failed. */
export const calendarFailure = (known: Known | undefined): RequestFailure | Unexpected | undefined =>
  known === undefined
    ? { _tag: 'Unexpected', cause: undefined }
    : (known.context.failure ?? known.context.value?.outdated)

const NONE: readonly UserEvent[] = []
/** The saved events, as far as they were read. */
export const keptEvents = (known: Known | undefined): readonly UserEvent[] => known?.context.value?.events ?? NONE
/** The number of saved events that could not be decoded. */
export const eventsLeftOut = (known: Known | undefined): number => known?.context.value?.leftOut ?? 0
