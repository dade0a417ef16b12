const values = new WeakMap<object, number>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Notes how many parts of a value that was read came and could not be read; returns the value. */
export const lacking = <Value>(value: Value, parts: number): Value => {
  if (isObject(value) && (parts > 0 || values.has(value))) values.set(value, parts)
  return value
}

/**
 * How many parts of a value are not in it, because they came and could not be read: what shows it says so (fault 55). It is
 * known of the very value that a reading has returned, and 0 for one that was made of it.
 */
export const leftOutOf = (value: unknown): number => (isObject(value) ? (values.get(value) ?? 0) : 0)
