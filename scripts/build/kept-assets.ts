/** The hashed files of a release: when a build last made each, in milliseconds since 1970. */
export type AssetList = Readonly<Record<string, number>>

/** How long a file of an older build stays, in milliseconds: 30 days. */
const AGE_LIMIT = 30 * 86_400_000

/**
 * The hashed files of a new release: those that its build made now, those of the build before however old they are, and
 * those of older builds up to 30 days (fault 39).
 */
export const keptAssets = (previous: AssetList, built: readonly string[], now: number): AssetList => {
  const before = Math.max(...Object.values(previous))
  return Object.fromEntries([
    ...Object.entries(previous).filter(([, time]) => time === before || now - time < AGE_LIMIT),
    ...built.map((name) => [name, now] as const),
  ])
}
