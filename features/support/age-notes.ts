/**
 * When answers came is noted beside them in the storage: everything that was read is older by this much, in milliseconds.
 * Self-contained: pages receive it as source text.
 */
export const ageNotes = (storage: Pick<Storage, 'getItem' | 'setItem'>, by: number): void => {
  for (const place of ['piazza.device.fresh', 'piazza.user.fresh']) {
    const notes = Object.entries(JSON.parse(storage.getItem(place) ?? '{}') as Record<string, number>)
    if (notes.length > 0)
      storage.setItem(place, JSON.stringify(Object.fromEntries(notes.map(([key, at]) => [key, at - by]))))
  }
}
