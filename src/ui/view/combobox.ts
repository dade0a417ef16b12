import type { Action } from './parts.ts'

/** A text field that searches while typing; a result can be chosen instead. */
export type ComboboxView = Readonly<{
  kind: 'combobox'
  label: string
  value: string
  /** The state of the search. */
  status: string
  options: readonly Action[]
  change: (value: string) => void
}>
