/**
 * The dialects of servers of the same contract, called tongues. `own` is that of our simulated backend; the others are
 * those of other possible servers. This module stays small, because the entry points and the URL read these names.
 */
export const TONGUES = ['own', 'bare', 'flat', 'nested', 'loose', 'php', 'symfony', 'mute'] as const
/** A server that a seed makes, which nobody reads without being told how (`made.ts`). */
export type MadeTongue = `made-${string}`
/** Those that are played: between them they have every trait; the last one is written by hand (`laravel.ts`). */
export const MADE = ['made-prato', 'made-molo', 'made-marina', 'made-laravel'] as const satisfies readonly MadeTongue[]
export type Tongue = (typeof TONGUES)[number] | MadeTongue
export const isMade = (tongue: string): tongue is MadeTongue => /^made-\w+$/.test(tongue)

/** A dialect that is loaded on first use. */
export type OtherTongue = Exclude<Tongue, 'own'>

/** The dialect of that name; undefined where there is none. */
export const tongueNamed = (name: string | null | undefined): Tongue | undefined =>
  TONGUES.find((one) => one === name) ?? (name && isMade(name) ? name : undefined)

/** The dialect of that name, or our own by default; an unknown name is an error. */
export const tongueAsked = (name: string | undefined): Tongue => {
  const tongue = name === undefined || name === '' ? 'own' : tongueNamed(name)
  if (tongue === undefined)
    throw new Error(`No tongue is called ${name}: there are ${TONGUES.join(', ')}, and made-SEED`)
  return tongue
}
