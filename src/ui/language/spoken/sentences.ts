import type { Passage, Sentence, SpokenLanguage } from '#domain/read-aloud/sentence.ts'
import { beginningOf, sentencesIn } from '#domain/text/signs.ts'
import { spoken } from './spoken.ts'
import { type Abbreviation, spokenWords } from './spoken-words.ts'

type Span = Readonly<{ start: number; end: number }>

/**
 * [decided] The maximum length of what a voice says in one go, in characters: some browsers cut a voice off after 15
 * seconds (READ-01).
 */
export const LONGEST_PIECE = 200

const endsWith = (text: string, { written }: Abbreviation): boolean =>
  text.endsWith(written) && !/[\p{L}\p{N}.]/u.test(text.charAt(text.length - written.length - 1))

/** Whether a piece ends with an abbreviation that belongs to the next word, so that its sentence goes on. */
const goesOn = (text: string, language: SpokenLanguage): boolean =>
  spokenWords(language).abbreviations.some((one) => one.mayEnd === undefined && endsWith(text, one))

/** Where to cut a text that is too long: after a mark of punctuation if possible, else between words. */
const cutIn = (text: string): number => {
  const head = beginningOf(text, LONGEST_PIECE)
  const mark = Math.max(...[', ', '; ', ': ', ' – ', ') '].map((sign) => head.lastIndexOf(sign) + sign.length - 1))
  if (mark > LONGEST_PIECE / 4) return mark
  const space = head.lastIndexOf(' ')
  return space > 0 ? space : head.length || LONGEST_PIECE
}

const shortened = (text: string, { start, end }: Span): readonly Span[] => {
  if (end - start <= LONGEST_PIECE) return [{ start, end }]
  const cut = start + cutIn(text.slice(start, end))
  return [{ start, end: cut }, ...shortened(text, { start: cut, end })]
}

const trimmed = (text: string, { start, end }: Span): Span => {
  const piece = text.slice(start, end)
  return { start: start + piece.length - piece.trimStart().length, end: start + piece.trimEnd().length }
}

const spansOf = ({ text, language }: Passage): readonly Span[] => {
  const spans: Span[] = []
  for (const { index, segment } of sentencesIn(text, language)) {
    const last = spans.at(-1)
    const isOpen = last !== undefined && goesOn(text.slice(last.start, last.end).trimEnd(), language)
    if (last !== undefined && isOpen) spans[spans.length - 1] = { start: last.start, end: index + segment.length }
    else spans.push({ start: index, end: index + segment.length })
  }
  return spans
    .map((span) => trimmed(text, span))
    .flatMap((span) => shortened(text, span))
    .map((span) => trimmed(text, span))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)))
}

/** The sentences of a text, in order; those without a letter or a digit are left out (READ-01). */
export const sentencesOf = (passages: readonly Passage[]): readonly Sentence[] =>
  passages.flatMap((one, passage) =>
    spansOf(one).map(({ start, end }) => {
      const text = one.text.slice(start, end)
      return {
        passage,
        start,
        end,
        text,
        language: one.language,
        // Worked out when it is said: a page is drawn before anybody listens to it.
        get spoken() {
          return spoken(text, one.language)
        },
      }
    }),
  )
