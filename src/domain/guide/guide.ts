import { markedParts, wordsOf } from '#domain/search/marked.ts'

/** A question and its answer, of one paragraph or more. */
export type GuideQuestion = Readonly<{ id: string; question: string; answer: readonly string[] }>

/** Questions about one subject. */
export type GuideSection<Question extends GuideQuestion = GuideQuestion> = Readonly<{
  id: string
  title: string
  questions: readonly Question[]
}>

/** Whether a text contains a word, without case and accents. */
const has = (text: string, word: string): boolean => markedParts(text, word).some(({ isMatch }) => isMatch)

/**
 * The questions that contain every searched word in themselves, their answer or the title of their section, by section
 * (HOME-03).
 */
export const foundIn = <Question extends GuideQuestion>(
  sections: readonly GuideSection<Question>[],
  sought: string,
): readonly GuideSection<Question>[] => {
  const words = wordsOf(sought)
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ question, answer }) =>
        words.every((word) => [section.title, question, ...answer].some((text) => has(text, word))),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}

export const questionCount = (sections: readonly GuideSection[]): number =>
  sections.reduce((sum, { questions }) => sum + questions.length, 0)
