import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { Unexpected } from '#application/ports/failure.ts'
import type { PositionFailure } from '#application/ports/positions.ts'
import type { Mapped, MappedKind } from '#domain/directory/mapped.ts'
import { activityPath, contactPath } from '#ui/base/screens.ts'

const unlocated = defineMessages({
  PositionDenied: { id: 'position.denied' },
  PositionTimedOut: { id: 'position.timedOut' },
  PositionUnavailable: { id: 'position.unavailable' },
})

/** Why the citizen's position is not on the map (fault 45). */
export const positionText = ({ _tag }: PositionFailure | Unexpected): MessageDescriptor =>
  _tag === 'Unexpected' ? unlocated.PositionUnavailable : unlocated[_tag]

/** The address of a place on one line; the municipality is not repeated where the address ends with it. */
export const whereOf = ({ address, municipality }: Pick<Mapped, 'address' | 'municipality'>): string => {
  const town = municipality?.name || undefined
  if (address === undefined) return town ?? ''
  return town === undefined || address.includes(town) ? address : `${address}, ${town}`
}

/** The page of a place. */
export const placePath = (kind: MappedKind, id: number): string =>
  kind === 'contacts' ? contactPath(id) : activityPath(id)
