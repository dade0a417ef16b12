/** An address from a places service (PROF-06). */
export type FoundAddress = Readonly<{
  /** The whole address in one line. */
  label: string
  /** Street and number. */
  address: string | undefined
  postalCode: string | undefined
  municipality: string | undefined
  /** The code of the province where there is one ('VA'), else its name. */
  province: string | undefined
  country: string | undefined
}>
