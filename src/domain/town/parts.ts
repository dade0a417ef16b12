/** The parts of the app that a town may switch off. */
export const MODULES = ['advertising', 'chat', 'events', 'favourites', 'sheets', 'users'] as const
export type Module = (typeof MODULES)[number]

/** The colours that a town may set, as `#RRGGBB`. */
export const TONES = ['background', 'surface', 'accent', 'warm'] as const
export type Tone = (typeof TONES)[number]

/** The links that a town may add to the menu. */
export const LEGAL = ['notes', 'accessibility', 'privacy'] as const
export type LegalLink = (typeof LEGAL)[number]
