/// <reference types="vite/client" />

/** The messages of the screens that come later than the first page (`scripts/build/compiled-messages.ts`). */
declare module '*.json?later' {
  const messages: Readonly<Record<string, never>>
  export default messages
}

interface ImportMetaEnv {
  /** The API's origin, such as `https://api.comune.example`; empty when the app is served by it. */
  readonly VITE_API_URL?: string
  /** The base of a places service that speaks Nominatim's language, such as `https://places.comune.example`. */
  readonly VITE_PLACES_URL?: string
  /** Where maps have pictures of their ground, such as `https://tiles.comune.example/{z}/{x}/{y}.png`. */
  readonly VITE_TILES_URL?: string
  /** Whom maps name for those pictures, such as `© OpenStreetMap`. */
  readonly VITE_TILES_ATTRIBUTION?: string
}
