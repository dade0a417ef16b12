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
  isRequired?: boolean | undefined
  choose: (value: string) => void
}>

/** What can be chosen among known values. */
type Known<Value extends string> = Readonly<{
  label: string
  value: Value | undefined
  known: readonly Value[]
  /** What an option says. */
  text: (value: Value) => string
  /** Is told the known value, or that none is chosen any more. */
  choose: (value: Value | undefined) => void
  placeholder?: string
}>

/** A choice among known values: each is an option, and what is none of them counts as none chosen. */
export const selectAmong = <Value extends string>({
  label,
  value,
  known,
  text,
  choose,
  placeholder,
}: Known<Value>): Select => ({
  kind: 'select',
  label,
  value: value ?? '',
  placeholder,
  options: known.map((one) => ({ value: one, label: text(one) })),
  choose: (chosen) => choose(known.find((one) => one === chosen)),
})
