import type { Coordinates } from './coordinates.ts'

/**
 * [decided] The address that leads the way to a place: phones open it in the app that knows the roads, every other
 * device in a page. It needs the coordinates, or at least the postal address.
 */
export const directionsTo = (position: Coordinates | undefined, address: string | undefined): string | undefined => {
  const destination = position ? `${position.latitude},${position.longitude}` : address
  return destination === undefined || destination === ''
    ? undefined
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
