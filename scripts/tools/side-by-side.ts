/** Works on all items, so many at a time, in their order. */
export const sideBySide = async <Item>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const waiting = [...items]
  const takeTurns = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: atATime }, takeTurns))
}
