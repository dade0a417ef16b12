/**
 * Whether a text can be the configuration of a town: a JSON object with the two fields that `codec.ts` requires. A page
 * that a guest network shows in its place is none. The service worker asks this; it is too small to carry the codec.
 */
export const namesTown = (written: string): boolean => {
  try {
    const { name, support } = JSON.parse(written) as Readonly<{ name?: unknown; support?: { mail?: unknown } }>
    return typeof name === 'string' && typeof support?.mail === 'string'
  } catch {
    return false
  }
}
