import type { Coordinates } from './coordinates.ts'

/**
 * [decided] The URL of directions to a place: phones open it in their maps app, other devices in a page. It requires
 * the coordinates, or at least the postal address.
 */
export const directionsTo = (position: Coordinates | undefined, address: string | undefined): string | undefined => {
  const destination = position ? `${position.latitude},${position.longitude}` : address
  return destination === undefined || destination === ''
    ? undefined
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
