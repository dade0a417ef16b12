const readings = new WeakMap<AbortSignal, number>()

/** Tells the reading with this signal how many parts of an answer came and could not be read; those of several add up. */
export const tellLeftOut = (reading: AbortSignal, parts: number): void => {
  if (parts > 0) readings.set(reading, leftOutBy(reading) + parts)
}

/** How many parts of its answers the reading with this signal lacks, because they could not be read (fault 55). */
export const leftOutBy = (reading: AbortSignal): number => readings.get(reading) ?? 0
