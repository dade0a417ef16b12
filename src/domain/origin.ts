/**
 * How the server writes a record that is edited here: its own names, and what it has beside. Nothing reads it but the codec
 * that has made it, and the record goes back with it (fault 55).
 */
export type Origin = Readonly<Record<string, unknown>> & { readonly __kind: 'Origin' }

/** A record that is edited; without an origin it came in the form of the contract. */
export type Original = Readonly<{ origin?: Origin | undefined }>
