import type { Choice } from './parts.ts'

/** Choices that belong together under a label; `count` is how much each would show. */
export type Choices = Readonly<{
  kind: 'choices'
  label: string
  choices: readonly (Choice & Readonly<{ key: number | string; count?: number | undefined }>)[]
}>
