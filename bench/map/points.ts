/** Places around Varese, the same on every map: concentrated in towns, like real places. */
export const pointsOf = (count: number): readonly (readonly [longitude: number, latitude: number])[] => {
  let seed = 1
  const next = (): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const towns = Array.from({ length: 40 }, () => [8.6 + 0.45 * next(), 45.55 + 0.5 * next()] as const)
  return Array.from({ length: count }, () => {
    const [x, y] = towns[Math.floor(next() * towns.length)] ?? [8.83, 45.82]
    return [x + 0.04 * (next() + next() - 1), y + 0.03 * (next() + next() - 1)]
  })
}

/** The number of places, from the URL. */
export const wanted = (): number => Number(new URLSearchParams(location.search).get('points') ?? 10_000)

/**
 * The map is loaded: sets a mark after that frame is painted, and the title of the page, for observers of the title.
 */
export const markReady = (): void => {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    document.title = `ready ${performance.now()}`
    document.documentElement.dataset['ready'] = 'yes'
  })
  port1.start()
  requestAnimationFrame(() => port2.postMessage(undefined))
}
