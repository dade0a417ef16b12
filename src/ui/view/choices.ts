import type { Choice } from './parts.ts'

/** Choices of one group; `count` is the number of results of each, `hint` and `problem` are those of the group. */
export type Choices = Readonly<{
  kind: 'choices'
  label: string
  hint?: string | undefined
  problem?: string | undefined
  /** One at least must be on for the form to be sent. */
  isRequired?: boolean | undefined
  choices: readonly (Choice & Readonly<{ key: number | string; count?: number | undefined }>)[]
}>
