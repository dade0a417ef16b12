import { lengthOf } from '#domain/text/length.ts'
import type { Speech } from './speech.ts'

/** What is said at a field whose text is longer than its longest, in characters: nothing that was typed is cut. */
export const tooLong = (text: string, longest: number, { say }: Speech): string | undefined =>
  lengthOf(text) > longest ? say('field.tooLong', { longest, count: lengthOf(text) }) : undefined
