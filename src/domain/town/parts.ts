/** The parts of the app that a town may switch off. */
export const MODULES = ['advertising', 'chat', 'events', 'faults', 'favourites', 'sheets', 'users'] as const
export type Module = (typeof MODULES)[number]

/** Who may see who follows a topic: everyone who is signed in, administrators alone, or nobody. */
export const FOLLOWERS = ['everyone', 'administrators', 'nobody'] as const
export type FollowersSeenBy = (typeof FOLLOWERS)[number]

/** The colours that a town may set, as `#RRGGBB`. */
export const TONES = ['background', 'surface', 'accent', 'warm'] as const
export type TownColour = (typeof TONES)[number]

/** The pages of the town's own site that the legal page leads to. */
export const LEGAL = ['notes', 'accessibility', 'privacy'] as const
export type LegalLink = (typeof LEGAL)[number]

/** What citizens tell the town by e-mail: what they think of a page, what is broken, and what they cannot use. */
export const FEEDBACK = ['pages', 'faults', 'accessibility'] as const
export type Feedback = (typeof FEEDBACK)[number]
