/** Ids for an attribute that refers to several elements; undefined for none. */
export const idList = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter((id) => id !== undefined).join(' ') || undefined
