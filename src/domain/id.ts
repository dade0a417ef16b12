/** The identity of one kind of thing: a positive whole number, kept apart from the identities of other kinds. */
export type Id<Kind extends string> = number & { readonly __kind: Kind }

/** Reads an id from a link or a message; undefined when it is invalid. */
export const idFrom = <Kind extends string>(value: string | undefined): Id<Kind> | undefined =>
  value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? (Number(value) as Id<Kind>) : undefined
