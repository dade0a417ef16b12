import type { Passage } from '#domain/read-aloud/sentence.ts'
import type { LatePart } from '#ui/view/late.ts'
import type { ReadAloudView } from './read-aloud-view.ts'

/** A text of a page that can be read aloud. What reads it loads separately, after the page (READ-01). */
export type ReadAloudPart = LatePart<ReadAloudView> &
  Readonly<{
    kind: 'readAloud'
    /** The text, in the order of the page; the first passage has its main language. */
    text: () => readonly Passage[]
  }>

/** `key`: another text has another key, so that its reading starts anew. */
export const readAloudPart = (key: string, text: ReadAloudPart['text']): ReadAloudPart => ({
  kind: 'readAloud',
  key: `readAloud ${key}`,
  text,
  load: async () => (await import('./read-aloud-view.ts')).readAloudOf(text()),
})
