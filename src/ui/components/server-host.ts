/** The API's origin; empty when the app is served by it. */
let host = ''
/** The origin of its pictures and videos. */
let pictures = ''

/**
 * From now on what the server names without a host is on this origin, and its pictures are there too or on theirs. Called
 * once, when the app starts.
 */
export const takeServerHost = (origin: string, ofPictures: string = origin): void => {
  host = origin
  pictures = ofPictures
}

/** The address of a file of the API host, such as a video, by its path. */
export const hostAddress = (path: string): string => `${pictures}${path}`

const whole = (origin: string): string => (origin === '' ? (globalThis.location?.origin ?? '') : origin)

/** The origin of pictures, whole. */
export const pictureHost = (): string => whole(pictures)

/** The origin of the API, whole. */
export const serverHost = (): string => whole(host)
