import { linkedText } from '#domain/links/linked-text.ts'
import { type Way, way } from './parts.ts'

/** Plain external text with its addresses as links (fault 41). It is read as one text. */
export type LinkedText = Readonly<{ kind: 'linked'; parts: readonly (string | Way)[] }>

export const linkedView = (text: string): LinkedText => ({
  kind: 'linked',
  parts: linkedText(text).map((part) => (part.href === undefined ? part.text : way(part.text, part.href))),
})
