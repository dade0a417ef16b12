import type { Action } from './parts.ts'

/** Something that is typed and looked for meanwhile; what is found can be taken instead. */
export type ComboboxView = Readonly<{
  kind: 'combobox'
  label: string
  value: string
  /** What happened to the search. */
  status: string
  options: readonly Action[]
  change: (value: string) => void
}>
