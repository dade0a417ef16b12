import { useGiven } from '#ui/language/given.ts'

/** Words of the server inside a sentence of ours, read out and written in their own language (LANG-01, FMT-06). */
export const Given = ({ words }: { readonly words: string }) => <span {...useGiven()}>{words}</span>
