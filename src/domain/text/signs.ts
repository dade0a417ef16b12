import { once } from '#domain/once.ts'

/** Firefox has none before 125. */
const segmenter = () => (Intl as Partial<Pick<typeof Intl, 'Segmenter'>>).Segmenter
const graphemes = once(() => new Intl.Segmenter('it'))

/** The signs of a text as people see them: an accent, or a family of emoji, belongs to one. */
function* signsOf(text: string): Generator<string> {
  if (segmenter() === undefined) yield* text
  else for (const { segment } of graphemes().segment(text)) yield segment
}

/** The first sign of a text; empty where it has none. */
export const firstSign = (text: string): string => {
  for (const sign of signsOf(text)) return sign
  return ''
}

/** A sentence as its marks end it, where the device has no segmenter. */
const SENTENCE = /[^.!?…\n]+(?:[.!?…]+["»”’)]*)?\s*|\s+|[.!?…]+\s*/g

/** The sentences of a text in a language (a BCP 47 tag), each with its place; together they are the whole text. */
export const sentencesIn = (
  text: string,
  language: string,
): readonly Readonly<{ index: number; segment: string }>[] => {
  const Segmenter = segmenter()
  return Segmenter
    ? [...new Segmenter(language, { granularity: 'sentence' }).segment(text)]
    : [...text.matchAll(SENTENCE)].map(({ 0: segment, index }) => ({ index, segment }))
}

/** The longest beginning of a text that has at most so many code units and cuts no sign in two. */
export const beginningOf = (text: string, most: number): string => {
  if (text.length <= most) return text
  let beginning = ''
  for (const sign of signsOf(text)) {
    if (beginning.length + sign.length > most) break
    beginning += sign
  }
  return beginning
}
