/** What pictures belong to, and the folder of the API host each lives in (IMG-01; the paths are [decided]). */
const FOLDERS = {
  event: 'events',
  notice: 'notices',
  activityPoint: 'activity-points',
  municipality: 'municipalities',
  board: 'boards',
  language: 'languages',
  activityCover: 'activities/cover',
  activityLogo: 'activities/logo',
  home: 'configurations',
  advertisement: 'advertisements',
  e015: 'e015',
  user: 'users',
} as const
export type ImageEntity = keyof typeof FOLDERS

/** What shows where somebody's picture does not come (IMG-02, PROF-02). */
export const DEFAULT_USER_IMAGE = '/profile/img_default.png'

/** The renditions a picture comes in (IMG-01). */
export type ImageGroup = 'all' | 'normal' | 'simple' | 'app'

/** The API's origin; empty when the app is served by it. */
let host = ''

/** From now on pictures come from this origin. Called once, when the app starts: the origin is the same until it ends. */
export const takePicturesFrom = (origin: string): void => {
  host = origin
}

/** The address of any other file of the API host, such as a video. */
export const hostAddress = (path: string): string => `${host}${path}`

/** The address of a picture on the API host; undefined when there is none, for the default one to show. A picture that came within the answer is its own address. */
export const imagePath = (
  entity: ImageEntity,
  file: string | undefined,
  group: ImageGroup = 'app',
): string | undefined =>
  file === undefined || file.startsWith('data:image/')
    ? file
    : `${host}/img/${FOLDERS[entity]}/${group}/${encodeURIComponent(file)}`
