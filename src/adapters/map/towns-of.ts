import type { Mapped } from '#domain/directory/mapped.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0

/**
 * The municipalities of some places, the one with most places first. One place far away does not move its town: the
 * middle is the median.
 */
export const townsOf = (places: readonly Pick<Mapped, 'municipality' | 'position'>[]) => {
  const positions = new Map<string, Coordinates[]>()
  for (const { municipality, position } of places) {
    const name = municipality?.name.trim() ?? ''
    if (name === '') continue
    const known = positions.get(name)
    if (known) known.push(position)
    else positions.set(name, [position])
  }
  return [...positions]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name, all]) => ({
      name,
      at: {
        latitude: middle(all.map(({ latitude }) => latitude).sort((one, other) => one - other)),
        longitude: middle(all.map(({ longitude }) => longitude).sort((one, other) => one - other)),
      },
    }))
}
