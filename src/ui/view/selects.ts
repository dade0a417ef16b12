/** A single choice from a list that opens. */
export type Select = Readonly<{
  kind: 'select'
  label: string
  value: string
  options: readonly Readonly<{ value: string; label: string }>[]
  /** The option for no selection; choosing it clears the selection. */
  placeholder?: string | undefined
  hint?: string | undefined
  problem?: string | undefined
  choose: (value: string) => void
}>
