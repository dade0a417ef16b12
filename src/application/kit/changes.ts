const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((part) => other.includes(part)))

/** The fields that differ from their initial values. Lists are equal when their elements are. */
export const changes = <Values extends object>(values: Values, initial: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSame(value, initial[field as keyof Values])),
  ) as Partial<Values>
