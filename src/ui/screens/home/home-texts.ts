import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { Unexpected } from '#application/ports/failure.ts'
import type { PositionFailure } from '#application/ports/positions.ts'

const positionTexts: Readonly<Record<PositionFailure['_tag'], MessageDescriptor>> = defineMessages({
  PositionDenied: { id: 'position.denied' },
  PositionTimedOut: { id: 'position.timedOut' },
  PositionUnavailable: { id: 'position.unavailable' },
})

/** Why the device does not say where it is (fault 45). */
export const positionText = (failure: PositionFailure | Unexpected | undefined): MessageDescriptor =>
  failure === undefined || failure._tag === 'Unexpected'
    ? positionTexts.PositionUnavailable
    : positionTexts[failure._tag]

/** How far away something is, by the unit it is said in. */
export const distanceTexts: Readonly<Record<'metres' | 'kilometres', MessageDescriptor>> = defineMessages({
  metres: { id: 'homePanels.metres' },
  kilometres: { id: 'homePanels.kilometres' },
})
