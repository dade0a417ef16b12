/** The page asks a new version of the service worker to take over. */
export const APPLY = 'apply'

/** The worker tells the pages that a notification of theirs was pressed. */
const PRESSED = 'notification.pressed'
export type Pressed = Readonly<{ type: typeof PRESSED; name: string }>
export const pressed = (name: string): Pressed => ({ type: PRESSED, name })
export const isPressed = (data: unknown): data is Pressed =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === PRESSED && 'name' in data
