import type { Choice } from './parts.ts'

/** Choices of one group; `count` is the number of results of each. */
export type Choices = Readonly<{
  kind: 'choices'
  label: string
  choices: readonly (Choice & Readonly<{ key: number | string; count?: number | undefined }>)[]
}>
