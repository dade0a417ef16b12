/**
 * The dialects of servers of the same contract, called tongues. `own` is that of our simulated backend; the others are
 * those of other possible servers. This module stays small, because the entry points and the URL read these names.
 */
export const TONGUES = ['own', 'bare', 'flat', 'nested', 'loose', 'php', 'mute'] as const
export type Tongue = (typeof TONGUES)[number]

/** A dialect that is loaded on first use. */
export type OtherTongue = Exclude<Tongue, 'own'>

/** The dialect of that name; undefined where there is none. */
export const tongueNamed = (name: string | null | undefined): Tongue | undefined => TONGUES.find((one) => one === name)

/** The dialect of that name, or our own by default; an unknown name is an error. */
export const tongueAsked = (name: string | undefined): Tongue => {
  const tongue = name === undefined || name === '' ? 'own' : tongueNamed(name)
  if (tongue === undefined) throw new Error(`No tongue is called ${name}: there are ${TONGUES.join(', ')}`)
  return tongue
}
