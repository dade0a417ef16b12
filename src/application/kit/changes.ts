const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((part) => other.includes(part)))

/** The fields that say something else than at first. Lists are as they were while they hold the same. */
export const changes = <Values extends object>(values: Values, initial: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSame(value, initial[field as keyof Values])),
  ) as Partial<Values>
