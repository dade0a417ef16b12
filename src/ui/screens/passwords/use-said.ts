import { SHORTEST_PASSWORD } from '#domain/identity/passwords.ts'
import type { Sentence } from '#ui/app/failure-texts.ts'
import { useSaid as useSaidAnywhere } from '#ui/app/use-said.ts'

/** Says a sentence about passwords, which may name the shortest length. */
export const useSaid = () => {
  const said = useSaidAnywhere()
  return (sentence: Sentence | undefined): string | undefined => said(sentence, { count: SHORTEST_PASSWORD })
}
