/** An address as a places service knows it (PROF-06). */
export type FoundAddress = Readonly<{
  /** The whole of it in one line. */
  label: string
  /** Street and number. */
  address: string | undefined
  postalCode: string | undefined
  municipality: string | undefined
  /** The province's sign where there is one ('VA'), else its name. */
  province: string | undefined
  country: string | undefined
}>
