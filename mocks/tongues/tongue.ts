/**
 * The ways in which servers of one contract may talk. `own` is what our simulated backend says by itself; the others say
 * the same as other honest servers might. Nothing heavy stands here: doors and the address read these names.
 */
export const TONGUES = ['own', 'bare', 'flat', 'nested', 'loose', 'php', 'mute'] as const
export type Tongue = (typeof TONGUES)[number]

/** A tongue that has to be fetched before it can be spoken. */
export type OtherTongue = Exclude<Tongue, 'own'>

/** The tongue of that name; undefined where there is none. */
export const tongueNamed = (name: string | null | undefined): Tongue | undefined => TONGUES.find((one) => one === name)

/** The tongue of that name, or our own where none is named; a name that no tongue has is an error. */
export const tongueAsked = (name: string | undefined): Tongue => {
  const tongue = name === undefined || name === '' ? 'own' : tongueNamed(name)
  if (tongue === undefined) throw new Error(`No tongue is called ${name}: there are ${TONGUES.join(', ')}`)
  return tongue
}
