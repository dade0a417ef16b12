/** One of several, chosen from a list that opens. */
export type Select = Readonly<{
  kind: 'select'
  label: string
  value: string
  options: readonly Readonly<{ value: string; label: string }>[]
  /** What stands there while nothing is chosen; choosing it takes the choice away. */
  placeholder?: string | undefined
  hint?: string | undefined
  problem?: string | undefined
  choose: (value: string) => void
}>
